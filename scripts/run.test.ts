import { afterEach, describe, expect, it, vi } from 'vitest';
import { allOf, CommandFailed, faultIn, runWithoutFaults } from './run';

afterEach(() => vi.restoreAllMocks());

describe('the output of a program', () => {
  it.each([
    [
      "Error: Can't resolve './theme.css' in '/site'",
      "Error: Can't resolve './theme.css' in '/site'",
    ],
    ['\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m unhandled', '⨯ unhandled'],
    ['  TypeError: x is not a function', 'TypeError: x is not a function'],
    ['Error [PostCSS]: no', 'Error [PostCSS]: no'],
    ["Module not found: Can't resolve './x'", "Module not found: Can't resolve './x'"],
    ["./app/a.css:1:1 Can't resolve 'b.css'", "./app/a.css:1:1 Can't resolve 'b.css'"],
  ])('sees a fault in %j', (line, fault) => {
    expect(faultIn(`Creating an optimized build ...\r\n${line}\n✓ Compiled`)).toBe(fault);
  });

  it.each([
    '✓ Compiled successfully in 96s',
    '  Generating static pages using 2 workers (0/913) ...',
    '├ ● /blog/the-error-budget-nobody-spent',
    '⚠ a warning about something',
    '0 errors',
    '  ⨯ turbopackFileSystemCacheForBuild',
  ])('sees none in %j', (line) => expect(faultIn(line)).toBeUndefined());
});

describe('a program that prints an error and ends well', () => {
  const printing = (text: string, code = 0) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const script = `process.stdout.write(${JSON.stringify(text)}); process.exitCode = ${code};`;
    return runWithoutFaults([process.execPath, '-e', script]);
  };

  it('has failed', async () => {
    await expect(printing("Error: Can't resolve './theme.css'\n")).rejects.toThrow(CommandFailed);
    await expect(printing('fine\n', 3)).rejects.toThrow('ended with 3');
    await expect(printing('fine\n')).resolves.toBeUndefined();
  });
});

it('of several things done at once, all end, and the first that failed is told', async () => {
  const ended: string[] = [];
  const work = async (name: string, fault?: string) => {
    await null;
    ended.push(name);
    if (fault) throw new Error(fault);
  };
  const all = allOf([work('a', 'first fault'), work('b', 'second fault'), work('c')]);
  await expect(all).rejects.toThrow('first fault');
  expect(ended).toEqual(['a', 'b', 'c']);
});
