import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './command';

vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  isMainThread: false,
}));

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

// A check of many documents begins threads with the file of the command that checks, `npm run dev` among them.
it('a thread that begins with the file of a command does its own work, and never the command', async () => {
  const [main, inThread] = [vi.fn(), vi.fn()];
  await runCommand(main, { inThread });
  expect(main).not.toHaveBeenCalled();
  expect(inThread).toHaveBeenCalledOnce();
});

it('a thread of a command that has none is refused', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const main = vi.fn();
  await runCommand(main, { failedCode: 2 });
  expect(main).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith('This command has no threads: give runCommand an inThread');
  expect(process.exitCode).toBe(2);
});
