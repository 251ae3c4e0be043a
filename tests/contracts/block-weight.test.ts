import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { galleryFolders } from '@/components/blocks/galleries';
import { schemasOf } from '@/components/templates/gallery/schemas-of';
import { builtFiles, builtPages, fileOf, outDirectory } from '@/tests/support/built-site';
import { type Door, doorsFrom, importsOf } from '@/tests/support/doors';
import { scriptsOf } from '@/tests/support/page-scripts';
import { addressedPages } from '@/tests/support/site-registry';

const registry = 'components/mdx/blocks.ts';
const folderOfBlock = (folder: string) => `components/blocks/${folder}/`;

const scripts = builtFiles
  .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
  .map((file) => ({
    name: file.slice('_next/'.length),
    code: readFileSync(path.join(outDirectory, file), 'utf8'),
  }));

/** Scripts with the module that exports a leaf: a door only names it as a property. */
const scriptsWith = ({ leaf }: Door) => {
  const exported = new RegExp(`"${leaf}",(?:0,|\\(\\)=>)`);
  return scripts.filter(({ code }) => exported.test(code)).map(({ name }) => name);
};

/** Files of the built pages that carry a leaf. */
function pagesWith(door: Door): string[] {
  const carriers = scriptsWith(door);
  const isCarried = (page: string) =>
    scriptsOf(outDirectory, page).some((script) => carriers.includes(script));
  return builtPages.filter(isCarried);
}

/** Files of the pages whose text uses one of some blocks. */
function pagesUsing(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) => schemasOf(folder).map(({ name }) => name));
  const tag = new RegExp(`<(${names.join('|')})\\b`);
  return addressedPages
    .filter(({ body }) => tag.test(body))
    .map(({ address }) => fileOf(address))
    .sort();
}

const ways = galleryFolders.map((folder) => {
  const entries = importsOf(registry).filter((file) => file.startsWith(folderOfBlock(folder)));
  return { folder, doors: doorsFrom(entries) };
});

/** Leaves that stand in a dialog: fetched when it is opened. */
const onDemand = new Set(['ConsentedVideo', 'ContactForm', 'EnlargedPicture']);

/** Leaves that their block does without now and then, and when. */
const sometimes: Readonly<Record<string, string>> = {
  AvatarPicture: 'a person without a picture',
  IntroPlayer: 'a Hero that is not animated',
  OpenByHash: 'an Accordion whose questions have no anchors',
};

/** Doors that pages reach by blocks only, not by a template or the page's frame. */
const ofTemplates = doorsFrom(importsOf('components/templates/template-of.tsx'), [registry]);
const doors = doorsFrom(importsOf(registry))
  .filter(({ file }) => !ofTemplates.some((door) => door.file === file))
  .map((door) => ({
    ...door,
    folders: ways
      .filter((way) => way.doors.some(({ file }) => file === door.file))
      .map(({ folder }) => folder),
  }));

describe('script of a block', () => {
  it('is known for every door', () => {
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.filter((door) => scriptsWith(door).length === 0)).toEqual([]);
    const leaves = doors.map(({ leaf }) => leaf);
    const listed = [...onDemand, ...Object.keys(sometimes)];
    expect(listed.filter((leaf) => !leaves.includes(leaf))).toEqual([]);
  });

  it.each(doors)(
    '$leaf is on the pages whose text uses its blocks ($folders), and on no other',
    (door) => {
      const carrying = pagesWith(door);
      const using = pagesUsing(door.folders);
      if (onDemand.has(door.leaf)) expect(carrying).toEqual([]);
      else if (door.leaf in sometimes) expect(using).toEqual(expect.arrayContaining(carrying));
      else expect(carrying).toEqual(using);
    },
  );
});
