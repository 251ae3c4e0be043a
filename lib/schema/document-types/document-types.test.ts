import { expect, it } from 'vitest';
import { documentTypeOf, frontmatterTextPaths } from '.';

it.each([
  ['blog/first-steps/en.mdx', 'Post'],
  ['blog/first-steps/pl.mdx', 'Post'],
  ['blog/en.mdx', 'Page'],
  ['blog/archive/first/en.mdx', 'Page'],
  ['case-studies/insurer/pl.mdx', 'CaseStudy'],
  ['case-studies/pl.mdx', 'Page'],
  ['services/finops/en.mdx', 'Service'],
  ['services/security/soc/en.mdx', 'Service'],
  ['services/en.mdx', 'Service'],
  ['products/platform/en.mdx', 'Product'],
  ['home/en.mdx', 'Page'],
  ['discover/story/team/en.mdx', 'Page'],
  ['our-services/en.mdx', 'Page'],
])('takes %s for a document of type %s', (file, name) => {
  expect(documentTypeOf(file)?.name).toBe(name);
});

it.each(['data/people.yaml', 'services/_section.yaml', 'home/en.md', 'home/picture.svg', 'home'])(
  'does not take %s for a page',
  (file) => {
    expect(documentTypeOf(file)).toBeUndefined();
  },
);

it('knows which fields hold text that readers meet, nested ones among them, and no names, files or choices', () => {
  const paths = frontmatterTextPaths.map((path) => path.join('.'));
  expect(paths).toEqual(expect.arrayContaining(['title', 'summary', 'meta.ogTitle', 'form.info']));
  for (const other of [
    'client',
    'author',
    'cover',
    'slug',
    'category',
    'meta.canonical',
    'form.url',
  ])
    expect(paths).not.toContain(other);
});
