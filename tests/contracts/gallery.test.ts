import { readdirSync } from 'node:fs';
import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '@/components/templates/gallery/block-example';
import {
  backgrounds,
  galleryFolders,
  galleryPathname,
  readExample,
  schemasOf,
  tagsOf,
} from '@/components/templates/gallery/gallery';
import { checkDocument } from '@/lib/check/check-document';
import { createSource } from '@/lib/content/source';
import { describeFields } from '@/lib/schema/describe-fields';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { documentIn } from '@/tests/support/built-site';
import { description, title } from '@/tests/support/documents';
import { saidBy } from '@/tests/support/texts';

const folders = readdirSync('components/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A page of the gallery in the preview that was built. */
const built = (pathname: string) => documentIn(previewDirectory, pathname);

it('has a page for every folder of blocks, and shows no tag twice', () => {
  expect([...galleryFolders].sort()).toEqual(folders.sort());
  const links = [...built(galleryPathname()).querySelectorAll('main li a')];
  const expected = folders.flatMap((folder) => tagsOf(folder).map(({ name }) => name));
  expect(links.map(({ textContent }) => textContent).sort()).toEqual(expected.sort());
});

it('shows every registered tag on one page', () => {
  const shown = galleryFolders.flatMap((folder) => schemasOf(folder).map(({ name }) => name));
  expect(shown.sort()).toEqual([...blockSchemas.keys()].sort());
});

it('says where child tags belong and what they take', () => {
  const sections = [...built(galleryPathname('feature-list')).querySelectorAll('section')];
  const [list, item] = ['<FeatureList>', '<Feature>'].map((tag) =>
    saidBy(sections.find((one) => one.firstElementChild?.textContent === tag) ?? null),
  );
  expect(list).toContain('Only <Feature> goes between its tags.');
  expect(item).toContain('It belongs in <FeatureList> only.');
});

describe.each(folders)('%s', (folder) => {
  it('is described in whole sentences', () => {
    const { use, avoid, accessibility } = readExample(folder).guide;
    for (const note of [use, avoid, accessibility]) expect(note).toMatch(/^.{20,}[.”]$/);
  });

  it('uses each of its tags in the example', () => {
    const { body } = exampleOf(folder);
    const unused = schemasOf(folder).filter(({ name }) => !body.blocks.has(name));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it('has an example that the check would let pass on a page', () => {
    const page = `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${exampleOf(folder).source}\n`;
    const source = createSource('services/example/en.mdx', page);
    const { problems } = checkDocument(source, blockSchemas, new Date());
    const reported = problems.map(({ ruleId, reason }) => `${ruleId}: ${reason}`);
    const isAllowed = schemasOf(folder)[0].locales?.includes('en') ?? true;
    expect(reported).toEqual(isAllowed ? [] : [expect.stringContaining('is for pages in')]);
  });

  it('has its MDX to copy, its guide and its properties on its page', () => {
    const document = built(galleryPathname(folder));
    const { guide, source } = readExample(folder);
    expect(document.querySelector('pre code.language-mdx')?.textContent).toBe(source);
    const { use, avoid, accessibility } = guide;
    const notes = [use, avoid, accessibility, schemasOf(folder)[0].description];
    for (const note of notes) expect(document.body.textContent).toContain(note);
    const named = [...document.querySelectorAll('main table td:first-child > code')];
    const properties = schemasOf(folder).flatMap(({ props }) =>
      describeFields(props).map(({ name }) => name),
    );
    expect(named.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(properties));
  });

  it.each(backgrounds)('stands alone on %s', (background) => {
    const document = built(galleryPathname(folder, background));
    const example = document.querySelector(`[aria-label="Example on ${background}"]`);
    expect(example?.firstElementChild?.classList.contains(`on-${background}`)).toBe(true);
    const alone = galleryPathname(folder, background);
    expect(built(galleryPathname(folder)).querySelector(`main a[href="${alone}"]`)).not.toBeNull();
  });
});
