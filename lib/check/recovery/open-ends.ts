import { distance } from 'fastest-levenshtein';
import type { WrittenTag } from './written-tags';

/** Halves of pairs of tags that were taken out; the other halves are no mistakes of their own. */
export class OpenEnds {
  private readonly tags: WrittenTag[] = [];

  add(tags: readonly WrittenTag[]): void {
    for (const tag of tags) this.tags.push(tag);
  }

  /**
   * Takes the other half of a pair, if it was taken out.
   * @param isClosing Whether the other half is a closing tag.
   * @returns Whether there was one of the same name, or of nearly the same.
   */
  take(name: string, isClosing: boolean): boolean {
    const likely = (tag: WrittenTag, most: number) =>
      tag.isClosing === isClosing && distance(tag.name.toLowerCase(), name.toLowerCase()) <= most;
    const exact = this.tags.findIndex((tag) => likely(tag, 0));
    const found = exact < 0 ? this.tags.findIndex((tag) => likely(tag, 2)) : exact;
    if (found >= 0) this.tags.splice(found, 1);
    return found >= 0;
  }
}
