import '@/contentlayer.config';
import matter from 'gray-matter';
import { expect, it } from 'vitest';

declare global {
  var ranFrontmatter: boolean | undefined;
}

it.each(['js', 'javascript', ' js', 'JS', 'JavaScript', 'json', 'coffee', 'toml'])(
  'refuses a frontmatter in another language (---%s) and runs nothing of it',
  (language) => {
    const text = `---${language}\n(globalThis.ranFrontmatter = true, { title: 'A' })\n---\nText.\n`;
    expect(() => matter(text, {})).toThrow();
    expect(globalThis.ranFrontmatter).toBeUndefined();
  },
);

it('reads YAML', () => {
  expect(matter('---\ntitle: A\n---\nText.\n', {})).toMatchObject({ data: { title: 'A' } });
});
