import type { Section } from '@/lib/schema/data/section';
import type { Tags } from '@/lib/schema/data/tags';
import { authorsId, blogId, listId, listSlugs, tagsId, untitled } from './list-ids';

/**
 * Folders of the lists, which give them their addresses in either language, also where the other language has no such
 * list. Those that somebody wrote count before them.
 * @param people Ids of people.
 */
export function listSections(tags: Tags, people: readonly string[]): Map<string, Section> {
  const page = untitled(listSlugs.page);
  const ofTags = Object.entries(tags).flatMap(([tag, { slug }]): [string, Section][] => {
    const id = listId({ kind: 'tag', tag });
    return [
      [id, untitled({ en: tag, pl: slug })],
      [`${id}/page`, page],
    ];
  });
  const ofPeople = people.flatMap((person): [string, Section][] => {
    const id = listId({ kind: 'author', person });
    return [
      [id, untitled({ en: person, pl: person })],
      [`${id}/page`, page],
    ];
  });
  return new Map([
    [`${blogId}/page`, page],
    [tagsId, untitled(listSlugs.tags)],
    [authorsId, untitled(listSlugs.authors)],
    ...ofTags,
    ...ofPeople,
  ]);
}
