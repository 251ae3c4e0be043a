import { blockFolders } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { maskCode } from '@/lib/check/mask-code';
import { fileOf } from '@/tests/support/built-site';
import { importsOf, lazyComponentsFrom } from '@/tests/support/lazy-components';
import { pagesWith, scriptsWith } from '@/tests/support/leaf-pages';
import { addressedPages } from '@/tests/support/site-registry';

const registry = '.generated/blocks.ts';
const folderOfBlock = (folder: string) => `components/blocks/${folder}/`;

/** Files of the pages whose text uses one of some blocks. */
function pagesUsing(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    (blockFolders.get(folder) ?? []).map(({ name }) => name),
  );
  const tag = new RegExp(`<(${names.join('|')})\\b`);
  return addressedPages
    .filter(({ body }) => tag.test(maskCode(body)))
    .map(({ address }) => fileOf(address))
    .sort();
}

const ways = [...blockFolders.keys()].map((folder) => {
  const entries = importsOf(registry).filter((file) => file.startsWith(folderOfBlock(folder)));
  return { folder, components: lazyComponentsFrom(entries) };
});

/** Leaves inside a dialog: fetched when it is opened. */
const onDemand = new Set(['ConsentedVideo', 'EnlargedPicture']);

/** Leaves that their block does without now and then, and when. */
const sometimes: Readonly<Record<string, string>> = {
  FormMount: 'a form in a dialog that is closed, or a file that is not gated',
  IntroPlayer: 'a Hero that is not animated',
  OpenByHash: 'an Accordion whose questions have no anchors',
};

/** Lazy components that pages reach by blocks only, not by a template or the page's frame. */
const ofTemplates = lazyComponentsFrom(importsOf('components/templates/template-of.tsx'), [
  registry,
  // The frame of a page draws a Hero itself, never an animated one.
  'components/blocks/hero/index.ts',
]);
const components = lazyComponentsFrom(importsOf(registry))
  .filter(({ file }) => !ofTemplates.some((component) => component.file === file))
  .map((component) => ({
    ...component,
    folders: ways
      .filter((way) => way.components.some(({ file }) => file === component.file))
      .map(({ folder }) => folder),
  }));

describe('script of a block', () => {
  it('is known for every lazy component', () => {
    expect(components.length).toBeGreaterThan(0);
    expect(components.filter((component) => scriptsWith(component.leaf).length === 0)).toEqual([]);
    const leaves = components.map(({ leaf }) => leaf);
    const listed = [...onDemand, ...Object.keys(sometimes)];
    expect(listed.filter((leaf) => !leaves.includes(leaf))).toEqual([]);
  });

  it.each(components)(
    '$leaf is on the pages whose text uses its blocks ($folders), and on no other',
    (component) => {
      const carrying = pagesWith(component.leaf);
      const using = pagesUsing(component.folders);
      if (onDemand.has(component.leaf)) expect(carrying).toEqual([]);
      else if (component.leaf in sometimes) expect(using).toEqual(expect.arrayContaining(carrying));
      else expect(carrying).toEqual(using);
    },
  );
});
