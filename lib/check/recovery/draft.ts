import { distance } from 'fastest-levenshtein';
import { maskCode } from '@/lib/check/mask-code';
import type { Finding } from '@/lib/check/problem';
import type { Region } from './broken-region';
import { tagEnd, unbalancedTags, type WrittenTag } from './written-tags';

/** Halves of pairs of tags that were taken out; the other halves are no mistakes of their own. */
class OpenEnds {
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

/** A stretch of text that cannot be read. */
export type Damage = {
  region: Region;
  /** Why; none where another rule reports it. */
  finding?: Finding;
  /** Halves of pairs of tags that are lost with it; those in the stretch itself, unless given. */
  ends?: readonly WrittenTag[];
};

/** What in a stretch of text may have held the outline together: a tag, a heading, code. */
const outline = /<\/?[A-Za-z>]|^[ \t>]*(?:#{1,6}[ \t]|={3,}|-{3,}|```|~~~)/m;

/** A text out of which stretches are taken that cannot be read, and what is found on the way. */
export class Draft {
  readonly findings: Finding[] = [];
  /** Tags that are no blocks and never closed. */
  readonly unclosedTags: { name: string; offset: number }[] = [];
  /** Where the tags are opened whose closing ones were reported to be others. */
  readonly toldOpeners = new Set<number>();
  /** Reported only if nothing else is: they most likely follow from something else. */
  readonly held: Finding[] = [];
  readonly gaps: Region[] = [];
  readonly ends = new OpenEnds();
  isOutlineKnown = true;

  /**
   * @param text The text.
   * @param first Where it begins, below the frontmatter.
   * @param damages What is taken out of it.
   */
  constructor(
    public text: string,
    readonly first: number,
    damages: readonly Damage[],
  ) {
    const masked = damages.length > 0 ? maskCode(text) : text;
    for (const { region, finding, ends } of damages) {
      this.ends.add(ends ?? unbalancedTags(masked.slice(region.start, region.end)));
      if (finding) this.findings.push(finding);
      this.blank(region);
    }
  }

  /** Takes a stretch out; positions stay. */
  private blank({ start, end }: Region): void {
    const out = this.text.slice(start, end);
    if (outline.test(out)) this.isOutlineKnown = false;
    this.text = this.text.slice(0, start) + out.replace(/[^\n]/g, ' ') + this.text.slice(end);
    this.gaps.push({ start, end });
  }

  /** Takes a tag out. */
  blankTag(offset: number): void {
    this.blank({ start: offset, end: tagEnd(this.text, offset) });
    this.isOutlineKnown = false;
  }

  /** Whether more tags of a name are opened than closed before an offset. */
  isOpenBefore(name: string, offset: number): boolean {
    const before = maskCode(this.text).slice(this.first, offset);
    return unbalancedTags(before).some((tag) => !tag.isClosing && tag.name === name);
  }

  /** Whether more tags of a name are closed than opened behind an offset. */
  isClosedBehind(name: string, offset: number): boolean {
    const end = tagEnd(this.text, offset);
    const behind = unbalancedTags(maskCode(this.text).slice(end));
    return behind.some((tag) => tag.isClosing && tag.name === name);
  }
}
