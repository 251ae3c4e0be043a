import { expect, it } from 'vitest';
import { compile, elementsOf, textOf } from '@/tests/support/compiled';

it('marks the kinds of tokens by classes and leaves the code as it is, without the last line break', () => {
  const body = compile('```yaml\nname: "a & <b>" # why\n```\n');
  expect(textOf(body)).toBe('name: "a & <b>" # why');
  const kinds = elementsOf(body, 'span').map(({ properties }) => properties.className);
  expect(kinds).toEqual([['text-red'], ['text-teal'], ['text-on-night-soft', 'italic']]);
});

it('notes language and title', () => {
  const [pre] = elementsOf(compile('```hcl title="main.tf"\na = 1\n```\n'), 'pre');
  expect(pre?.properties).toEqual({ dataTitle: 'main.tf', dataLanguage: 'HCL' });
});

it.each(['```\na: 1\n```', '```text\na: 1\n```', '```klingon\na: 1\n```'])(
  'shows %j as it is',
  (source) => {
    const body = compile(`${source}\n`);
    expect(elementsOf(body, 'code')[0]?.children).toEqual([
      expect.objectContaining({ value: 'a: 1' }),
    ]);
    expect(elementsOf(body, 'pre')[0]?.properties).toEqual({});
  },
);

it('colours nothing where that is asked for', () => {
  expect(elementsOf(compile('```yaml\na: 1\n```\n', { isCodePlain: true }), 'span')).toEqual([]);
});

it('leaves an empty block empty', () => {
  expect(textOf(compile('```yaml\n```\n'))).toBe('');
});
