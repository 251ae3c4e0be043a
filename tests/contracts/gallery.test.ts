import { existsSync, readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import ReferencePage from '@/app/handbook/reference/page.preview';
import { galleryFolders } from '@/components/blocks/galleries';
import { blockSchemas } from '@/components/blocks/schemas';
import { exampleOf } from '@/components/templates/gallery/example';
import { guideOf } from '@/components/templates/gallery/guide-of';
import { schemasOf } from '@/components/templates/gallery/schemas-of';
import { checkDocument } from '@/lib/check/check-document';
import { createSource } from '@/lib/check/source';
import { locales } from '@/lib/i18n/locales';
import { description, title } from '@/tests/support/documents';

/** A frontmatter in each language, since a page in the wrong one is told. */
const headOf = {
  en: { title, description },
  pl: {
    title: 'Tytuł w sam raz długi',
    description:
      'Co jest na tej stronie, opowiedziane w jednym zdaniu, które nie jest za krótkie ani za długie.',
  },
};

const folders = readdirSync('components/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('has a page for every folder of blocks, and shows none twice', () => {
  expect([...galleryFolders].sort()).toEqual(folders.sort());
});

it('shows every registered tag on one page', () => {
  const shown = galleryFolders.flatMap((folder) => schemasOf(folder).map(({ name }) => name));
  expect(shown.sort()).toEqual([...blockSchemas.keys()].sort());
});

it('shows the tags that the handbook lists', () => {
  const handbook = renderToStaticMarkup(createElement(ReferencePage));
  const listed = [...handbook.matchAll(/<h2[^>]*>&lt;(\w+)&gt;<\/h2>/g)].map(([, name]) => name);
  const shown = galleryFolders.flatMap((folder) => schemasOf(folder).map(({ name }) => name));
  expect(listed.sort()).toEqual(shown.sort());
});

describe.each(folders)('%s', (folder) => {
  it('brings its guide and an example in each language', () => {
    const files = ['guide.ts', 'example.mdx', 'example.pl.mdx'];
    expect(files.filter((file) => !existsSync(`components/blocks/${folder}/${file}`))).toEqual([]);
  });

  it('is told of in whole sentences, by its own guide', async () => {
    const own = (await import(`../../components/blocks/${folder}/guide.ts`)) as { guide: object };
    expect(guideOf(folder)).toBe(own.guide);
    for (const note of Object.values(own.guide)) expect(note).toMatch(/^.{20,}[.”]$/);
  });

  it('shows the contracts of its folder, its own first', async () => {
    const own = Object.values(
      (await import(`../../components/blocks/${folder}/schema.ts`)) as object,
    );
    expect(new Set(schemasOf(folder))).toEqual(new Set(own));
  });

  it.each(locales)('uses each of its tags in the example (%s)', (locale) => {
    const { body } = exampleOf(folder, locale);
    const unused = schemasOf(folder).filter(({ name }) => !body.blocks.has(name));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it.each(locales)('has an example that the check would let pass on a page (%s)', (locale) => {
    const { source } = exampleOf(folder, locale);
    const isAllowed = schemasOf(folder)[0].locales?.includes(locale) ?? true;
    const page = `---\ntitle: ${headOf[locale].title}\ndescription: ${headOf[locale].description}\n---\n\n${source}\n`;
    const file = `services/example/${locale}.mdx`;
    const { problems } = checkDocument(createSource(file, page), blockSchemas, new Date());
    const told = problems.map(({ rule, message }) => `${rule}: ${message}`);
    expect(told).toEqual(isAllowed ? [] : [expect.stringContaining('is for pages in')]);
  });
});
