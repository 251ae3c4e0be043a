import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { codeLanguages } from './code-languages';
import { codeTokens } from './highlighter';

const grammars = [...new Set(Object.values(codeLanguages).map(({ grammar }) => grammar))];

it('colours every language of the list', () => {
  const samples: Record<string, string> = {
    bash: 'echo "a" # b',
    diff: '-a\n+b',
    docker: 'FROM node:20',
    hcl: 'a = 1',
    http: 'GET / HTTP/1.1',
    ini: '[a]\nb = 1',
    json: '{"a": 1}',
    python: 'def f(): return 1',
    sql: 'SELECT 1',
    terraform: 'resource "a" "b" {}',
    toml: 'a = 1',
    typescript: 'const a = 1;',
    yaml: 'a: 1',
  };
  for (const grammar of grammars) {
    if (!grammar) continue;
    const tokens = codeTokens(samples[grammar] ?? '', grammar);
    expect(
      tokens.some(({ kind }) => kind),
      grammar,
    ).toBe(true);
  }
});

it('colours the same code the same way, however long it takes', () => {
  const slow = vi.spyOn(Date, 'now');
  let time = 0;
  // Every look at the clock finds it a second later.
  slow.mockImplementation(() => {
    time += 1000;
    return time;
  });
  const tokens = codeTokens('const a = 1; // b', 'typescript');
  slow.mockRestore();
  expect(tokens).toEqual(codeTokens('const a = 1; // b', 'typescript'));
  expect(tokens.at(-1)).toEqual({ text: '// b', kind: 'comment' });
});

it('leaves very long lines without colours', () => {
  const line = `a: "${'x'.repeat(1200)}"`;
  expect(codeTokens(line, 'yaml')).toEqual([{ text: line, kind: undefined }]);
});

it('loses and adds no character, whatever the code is', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...grammars), (code, grammar) => {
      const lines = code.replace(/\r\n?/g, '\n');
      const text = codeTokens(lines, grammar).map((token) => token.text);
      expect(text.join('')).toBe(lines);
    }),
    { numRuns: 30 },
  );
});
