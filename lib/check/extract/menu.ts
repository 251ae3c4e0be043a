import type { z } from 'zod';
import type { Place } from '@/lib/check/problem';
import { type MenuItem, menuSchema } from '@/lib/schema/data/menu';
import type { CheckedSite } from './site';
import { readDataFile } from './yaml';

const menuFile = 'data/menu.yaml';

type MenuPath = readonly (string | number)[];

/** The menu with the places of its values. */
export type MenuFile = {
  groups: z.output<typeof menuSchema>;
  /** Place of the value at a path, e.g. `[0, 'items', 2, 'url']`. */
  placeOf: (path: MenuPath) => Place;
};

/** The menu; undefined when there is none or it is broken, which data-file reports. */
export function readMenuFile({ directory, files }: CheckedSite): MenuFile | undefined {
  if (!files.includes(menuFile)) return undefined;
  const { yaml, placeOf } = readDataFile(directory, menuFile);
  const { data: groups } = menuSchema.safeParse(yaml.data);
  return groups && yaml.syntax.length === 0 ? { groups, placeOf } : undefined;
}

/** All items of the menu, each with its path in it. */
export const menuItems = ({ groups }: MenuFile): { item: MenuItem; path: MenuPath }[] =>
  groups.flatMap(({ items }, group) =>
    items.map((item, index) => ({ item, path: [group, 'items', index] })),
  );

/** A link of the menu, of either level, with the item it belongs to. */
export type MenuTarget = { url: string; item: MenuItem; path: MenuPath };

/** All links of the menu: of its items, and of the second level below them. */
export const menuTargets = (menu: MenuFile): MenuTarget[] =>
  menuItems(menu).flatMap(({ item, path }) => [
    { url: item.url, item, path: [...path, 'url'] },
    ...(item.below ?? []).map((url, index) => ({ url, item, path: [...path, 'below', index] })),
  ]);
