import { expect, it } from 'vitest';
import { bracketLimit } from '@/lib/content/limits';
import { braceAroundTags, excessiveNesting, isRisky, isStrayBrace } from './nesting';

it('accepts what stands side by side, however much of it', () => {
  expect(excessiveNesting('<A x={[{a: (1)}]} />\n'.repeat(1000))).toBeUndefined();
  expect(excessiveNesting(':( '.repeat(1000))).toBeUndefined();
});

it('finds the bracket that goes over the limit', () => {
  expect(excessiveNesting(`a {${'('.repeat(bracketLimit - 1)}`)).toBeUndefined();
  expect(excessiveNesting(`a {${'('.repeat(bracketLimit)}`)).toBe(2 + bracketLimit);
});

it('finds the brace that holds tags, and none in code, frontmatter or closed braces', () => {
  const tags = '<Section>\n'.repeat(30);
  expect(braceAroundTags(`a {${tags}`)).toBe(2);
  expect(braceAroundTags(`a {b} ${tags}`)).toBeUndefined();
  expect(braceAroundTags(`a \\{ ${tags}`)).toBeUndefined();
  expect(braceAroundTags(`\`\`\`tsx\nconst a = {${tags}\n\`\`\`\n${tags}`)).toBeUndefined();
  expect(braceAroundTags(`use \`{\` here ${tags}`)).toBeUndefined();
  const frontmatter = '---\na: {\n---\n';
  expect(braceAroundTags(`${frontmatter}${tags}`, frontmatter.length)).toBeUndefined();
});

it('calls braces with many tags, deep brackets and long texts risky, in code too', () => {
  const tags = '<Section>\n'.repeat(30);
  expect(isRisky(`a {b} ${tags}`)).toBe(false);
  expect(isRisky('<A x={[{a: [1]}]} />\n'.repeat(100))).toBe(false);
  expect(isRisky(`\`\`\`\n{${tags}\n\`\`\`\n`)).toBe(true);
  expect(isRisky(`a {${'['.repeat(30)}`)).toBe(true);
  expect(isRisky('*a '.repeat(20_000))).toBe(true);
  expect(isRisky('words and [a link](/home) '.repeat(1500))).toBe(false);
  expect(isRisky('text\n\nimport <A b="<A\n')).toBe(true);
  expect(isRisky('export of logs\n\n<A />\n')).toBe(false);
});

it('knows a brace in a text for a mistake, unless it may stand in a tag or in code', () => {
  const tags = '<Section>\n'.repeat(30);
  const isStray = (text: string) => isStrayBrace(text, text.indexOf('{'));
  expect(isStray(`a {${tags}`)).toBe(true);
  expect(isStray(`<A b="c" />\n\na < b {${tags}`)).toBe(true);
  expect(isStray(`<A b="a { b" />\n${tags}`)).toBe(false);
  expect(isStray(`<A\n  b={["<S>"]} />\n${tags}`)).toBe(false);
  expect(isStray(`- a\n\n  \`\`\`\n  {${tags}\n  \`\`\`\n`)).toBe(false);
  expect(isStray(`a \`\` {${tags.trim()} \`\``)).toBe(false);
});
