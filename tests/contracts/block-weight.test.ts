import { describe, expect, it } from 'vitest';
import { galleryFolders } from '@/components/blocks/galleries';
import { schemasOf } from '@/components/templates/gallery/schemas-of';
import { maskCode } from '@/lib/check/mask-code';
import { fileOf } from '@/tests/support/built-site';
import { doorsFrom, importsOf } from '@/tests/support/doors';
import { pagesWith, scriptsWith } from '@/tests/support/leaf-pages';
import { addressedPages } from '@/tests/support/site-registry';

const registry = 'components/mdx/blocks.ts';
const folderOfBlock = (folder: string) => `components/blocks/${folder}/`;

/** Files of the pages whose text uses one of some blocks. */
function pagesUsing(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) => schemasOf(folder).map(({ name }) => name));
  const tag = new RegExp(`<(${names.join('|')})\\b`);
  return addressedPages
    .filter(({ body }) => tag.test(maskCode(body)))
    .map(({ address }) => fileOf(address))
    .sort();
}

const ways = galleryFolders.map((folder) => {
  const entries = importsOf(registry).filter((file) => file.startsWith(folderOfBlock(folder)));
  return { folder, doors: doorsFrom(entries) };
});

/** Leaves that stand in a dialog: fetched when it is opened. */
const onDemand = new Set(['ConsentedVideo', 'EnlargedPicture']);

/** Leaves that their block does without now and then, and when. */
const sometimes: Readonly<Record<string, string>> = {
  FormMount: 'a form in a dialog that is closed, or a file that is not gated',
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
    expect(doors.filter((door) => scriptsWith(door.leaf).length === 0)).toEqual([]);
    const leaves = doors.map(({ leaf }) => leaf);
    const listed = [...onDemand, ...Object.keys(sometimes)];
    expect(listed.filter((leaf) => !leaves.includes(leaf))).toEqual([]);
  });

  it.each(doors)(
    '$leaf is on the pages whose text uses its blocks ($folders), and on no other',
    (door) => {
      const carrying = pagesWith(door.leaf);
      const using = pagesUsing(door.folders);
      if (onDemand.has(door.leaf)) expect(carrying).toEqual([]);
      else if (door.leaf in sometimes) expect(using).toEqual(expect.arrayContaining(carrying));
      else expect(carrying).toEqual(using);
    },
  );
});
