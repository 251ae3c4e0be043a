/** Which posts a list holds: those of the blog by their type, those on a subject, or those of a person. */
export type PostList =
  | { kind: 'blog' }
  | { kind: 'tag'; tag: string }
  | { kind: 'author'; person: string };

/** What a page that no writer wrote lists: posts, or all subjects and all authors. */
export type Generated =
  | (PostList & {
      /** The page in view, from 1, and how many there are. */
      pageIndex: number;
      pagesTotal: number;
    })
  | { kind: 'tags' }
  | { kind: 'authors' };
