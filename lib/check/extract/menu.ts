import type { z } from 'zod';
import { type MenuItem, menuSchema } from '@/lib/schema/data/menu';
import type { CheckedSite } from './site';
import { readDataFile } from './yaml';

const menuFile = 'data/menu.yaml';

type Place = { file: string; line: number; column: number };

/** The menu with the places of its values. */
export type MenuFile = {
  groups: z.output<typeof menuSchema>;
  /** Place of the value at a path, e.g. `[0, 'items', 2, 'url']`. */
  placeOf: (path: readonly (string | number)[]) => Place;
};

/** An item with its path in the menu. */
type PlacedItem = { item: MenuItem; path: readonly (string | number)[] };

/** The menu; undefined when there is none or it is broken, which data-file reports. */
export function readMenuFile({ directory, files }: CheckedSite): MenuFile | undefined {
  if (!files.includes(menuFile)) return undefined;
  const { source, yaml } = readDataFile(directory, menuFile);
  const parsed = menuSchema.safeParse(yaml.data);
  if (!parsed.success || yaml.syntax.length > 0) return undefined;
  return {
    groups: parsed.data,
    placeOf: (path) => ({ file: menuFile, ...source.at(yaml.valueOffset(path)) }),
  };
}

/** All items of the menu. */
export const menuItems = ({ groups }: MenuFile): PlacedItem[] =>
  groups.flatMap(({ items }, group) =>
    items.map((item, index) => ({ item, path: [group, 'items', index] })),
  );

/** A link of the menu, of either level: languages it is kept to, if any, and its place. */
export type MenuTarget = { url: string; item: MenuItem; path: readonly (string | number)[] };

/** All links of the menu: of its items, and of the second level below them. */
export const menuTargets = (menu: MenuFile): MenuTarget[] =>
  menuItems(menu).flatMap(({ item, path }) => [
    { url: item.url, item, path: [...path, 'url'] },
    ...(item.below ?? []).map((url, index) => ({ url, item, path: [...path, 'below', index] })),
  ]);
