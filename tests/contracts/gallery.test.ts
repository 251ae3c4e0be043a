import { existsSync, readdirSync } from 'node:fs';
import { blockFolders, blockSchemas } from 'generated/block-schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import ReferencePage from '@/app/handbook/reference/page.preview';
import { exampleOf } from '@/components/templates/gallery/block-example';
import {
  galleryGroups,
  guideOf,
  samples,
  schemasOf,
} from '@/components/templates/gallery/gallery-entries';
import { samplesFolder } from '@/components/templates/gallery/gallery-pathname';
import { checkDocument } from '@/lib/check/check-document';
import { createSource } from '@/lib/content/source';
import { locales } from '@/lib/i18n/locales';
import type { FolderModule } from '@/lib/schema/block-folder';
import { description, title } from '@/tests/support/documents';

/** A frontmatter in each language that has examples of its own, since a page in the wrong one is reported. */
const headOf = {
  en: { title, description },
  pl: {
    title: 'Tytuł w sam raz długi',
    description:
      'Co jest na tej stronie, opowiedziane w jednym zdaniu, które nie jest za krótkie ani za długie.',
  },
};

const languages = Object.keys(headOf) as (keyof typeof headOf)[];

const folders = readdirSync('components/blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const galleryFolders = [...blockFolders.keys()];

it('has a page for every folder of blocks, and shows none twice', () => {
  expect([...galleryFolders].sort()).toEqual(folders.sort());
  const entries = galleryGroups('en').flatMap((group) => group.entries);
  const blocks = entries.filter(({ href }) => !href.startsWith(`/blocks/${samplesFolder}/`));
  expect([...new Set(blocks.map(({ folder }) => folder))].sort()).toEqual(folders.sort());
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
    const files = ['schema.ts', 'example.mdx', 'example.pl.mdx'];
    expect(files.filter((file) => !existsSync(`components/blocks/${folder}/${file}`))).toEqual([]);
  });

  it('is described in whole sentences', () => {
    const { use, avoid, accessibility } = guideOf(folder);
    for (const note of [use, avoid, accessibility]) expect(note).toMatch(/^.{20,}[.”]$/);
  });

  it('shows the guide and the contracts of its folder', async () => {
    const { guide, ...own } = (await import(
      `../../components/blocks/${folder}/schema.ts`
    )) as FolderModule;
    expect(guideOf(folder)).toBe(guide);
    expect(new Set(schemasOf(folder))).toEqual(new Set(Object.values(own)));
  });

  it.each(locales)('uses each of its tags in the example (%s)', (locale) => {
    const { body } = exampleOf(folder, locale);
    const unused = schemasOf(folder).filter(({ name }) => !body.blocks.has(name));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it.each(languages)('has an example that the check would let pass on a page (%s)', (locale) => {
    const { source } = exampleOf(folder, locale);
    const isAllowed = schemasOf(folder)[0].locales?.includes(locale) ?? true;
    const page = `---\ntitle: ${headOf[locale].title}\ndescription: ${headOf[locale].description}\n---\n\n${source}\n`;
    const file = `services/example/${locale}.mdx`;
    const { problems } = checkDocument(createSource(file, page), blockSchemas, new Date());
    const reported = problems.map(({ ruleId, reason }) => `${ruleId}: ${reason}`);
    expect(reported).toEqual(isAllowed ? [] : [expect.stringContaining('is for pages in')]);
  });
});

/** Folders that hold helpers and nothing that is drawn, or what others' samples show. */
const unseen = ['class-names', 'lazy', 'overlay', 'picture', 'sample-backgrounds', 'slots'];

const uiFolders = readdirSync('components/ui');

it('every folder of components/ui has a sample, and the gallery shows each of them', () => {
  const visible = uiFolders.filter((folder) => !unseen.includes(folder));
  const lacking = visible.filter(
    (folder) => !existsSync(`components/ui/${folder}/${folder}.sample.tsx`),
  );
  expect(lacking).toEqual([]);
  expect(Object.keys(samples).sort()).toEqual(visible.sort());
});

it('names no folder that is gone', () => {
  expect(unseen.filter((folder) => !uiFolders.includes(folder))).toEqual([]);
});
