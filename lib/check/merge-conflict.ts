import type { Source } from '@/lib/content/source';
import type { Finding } from './problem';

/** What git writes around two versions of a text, from <<<<<<< to >>>>>>>, or one of these lines that is left of it. */
const conflict =
  /^<{7}(?:[ \t].*)?\n(?:(?!<{7}).*\n)*?>{7}(?:[ \t].*)?$|^(?:<{7}|>{7})(?:[ \t].*)?$/gm;

/** The line behind the first of the versions; git may be told to write what was before them, too. */
const bar = /^(?:\|{7}(?:[ \t].*)?|={7})$/m;

const byHand =
  'keep the lines that are right, of one version or of both, and remove the lines of <<<<<<<, ======= and >>>>>>>';

/** Spaces in place of a text, so that what is behind it stays where it was. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** A conflict with its first version alone. */
function firstVersion(found: string): string {
  const begin = found.indexOf('\n') + 1;
  const end = bar.exec(found)?.index ?? found.length;
  return blank(found.slice(0, begin)) + found.slice(begin, end) + blank(found.slice(end));
}

/**
 * Finds what git left in a file that two people changed at the same place.
 * @param advice What to do about it.
 * @returns A finding for each conflict, at its first line, and the file with the first version of each alone: spaces
 *   stand in place of the rest, so that every place stays what it was.
 */
export function withoutConflicts(
  source: Source,
  advice = byHand,
): { source: Source; conflicts: Finding[] } {
  const conflicts: Finding[] = [];
  const text = source.text.replace(conflict, (found, offset: number) => {
    const [from, to] = [offset, offset + found.length].map((place) => source.at(place).line);
    const isWhole = found.includes('\n');
    const message = isWhole
      ? `merge conflict, lines ${from}–${to}: two people changed this place, and git kept both versions; ${advice}`
      : `a line of a merge conflict is left in line ${from}: expected none; ${advice}`;
    conflicts.push({ offset, message });
    return isWhole ? firstVersion(found) : blank(found);
  });
  return { source: conflicts.length > 0 ? { ...source, text } : source, conflicts };
}
