import { readFileSync } from 'node:fs';
import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { compile } from '@/tests/support/compiled';
import { outlineOf, takenIds } from './outline';

const outline = (source: string) => outlineOf(compile(source).tree);

it('has the headings of level 2, each with those of level 3 below it', () => {
  const source = '## One\n\n### A `b`\n\n#### Deep\n\n### C\n\n## Two\n';
  expect(outline(source)).toEqual([
    {
      id: 'one',
      text: 'One',
      children: [
        { id: 'a-b', text: 'A b', children: [] },
        { id: 'c', text: 'C', children: [] },
      ],
    },
    { id: 'two', text: 'Two', children: [] },
  ]);
});

it('knows headings within blocks, and one of level 3 that is above all others', () => {
  expect(outline('### Alone\n\n<Section>\n\n## Within\n\n</Section>\n')).toMatchObject([
    { id: 'alone' },
    { id: 'within' },
  ]);
});

it('leaves out the heading of the footnotes, and the numbers of notes in headings', () => {
  const [one, ...more] = outline('## One[^a]\n\nText.\n\n[^a]: Note.\n');
  expect(one?.text).toBe('One');
  expect(more).toEqual([]);
});

it('is empty where there are no headings', () => {
  expect(outline('Text.')).toEqual([]);
});

const idsOf = (source: string) =>
  outlineOf(compile(source, { blocks: blockSchemas }).tree).map(({ id }) => id);

it.each([
  ['🎉', 'section'],
  ['!!! ???', 'section'],
  ['– –', 'section'],
  ['---', 'section'],
  ['日本', '日本'],
  ['Menu', 'menu-1'],
  ['Content', 'content-1'],
  ['TOP!', 'top-1'],
  ['Consent title', 'consent-title-1'],
  ['Footnote label', 'footnote-label-1'],
  ['Job filters', 'job-filters-1'],
  ['Result', 'result'],
  ['Z\u0307o\u0301łw', 'żółw'],
])('gives the heading "%s" the id %s, which is neither empty nor the frame’s', (heading, id) => {
  expect(idsOf(`## ${heading}\n`)).toEqual([id]);
});

it.each([
  ['## 🎉\n\n## Section\n\n## ?\n', ['section', 'section-1', 'section-2']],
  ['## Menu 1\n\n## Menu\n\n## Menu\n', ['menu-1', 'menu-2', 'menu-3']],
  ['## Result\n\n<SelfAssessment label="A" goodLabel="B" />\n', ['result-1']],
])('gives each id once: %j', (source, ids) => {
  expect(idsOf(source)).toEqual(ids);
});

/** Ids that templates have on pages that no writer writes: lists of posts, the gallery. */
const apart = ['posts', 'gallery-mdx'];

it('knows all ids that components give by name', () => {
  const files = ['components', 'app'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const sources = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(file, 'utf8'));
  const ids = sources.flatMap((source) => [
    ...[...source.matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id ?? ''),
    ...[...source.matchAll(/\b\w+Id = '([\w-]+)'/g)].map(([, id]) => id ?? ''),
    ...[...source.matchAll(/\bid = `consent-\$\{category\}`/g)].flatMap(() =>
      ['necessary', 'analytics', 'marketing'].flatMap((name) => [
        `consent-${name}`,
        `consent-${name}-text`,
      ]),
    ),
  ]);
  expect(ids.length).toBeGreaterThan(10);
  const known = takenIds([...blockSchemas.keys()], blockSchemas);
  expect(ids.filter((id) => !known.includes(id) && !apart.includes(id))).toEqual([]);
});
