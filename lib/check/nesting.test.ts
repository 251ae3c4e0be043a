import { expect, it } from 'vitest';
import { braceAroundTags, bracketLimit, excessiveNesting } from './nesting';

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
