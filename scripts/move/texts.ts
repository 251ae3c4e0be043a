import type { Move } from '@/lib/check/extract/moved-pages';

/** Texts of a tree of content by the paths of their files in it. */
export type Texts = Map<string, string>;

/** A file's path after the move. */
export const movedFile = (file: string, { from, to }: Move): string =>
  file.startsWith(`${from}/`) ? to + file.slice(from.length) : file;

/** An id after the move. */
export const idAfter = (id: string, { from, to }: Move): string =>
  id === from || id.startsWith(`${from}/`) ? to + id.slice(from.length) : id;
