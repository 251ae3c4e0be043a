import type { Source } from '@/lib/content/source';
import type { Finding } from './problem';

/** Lines that git writes around two versions of a text; what is before the bar is one of them, if git was told to. */
const marks = /^(?:<{7}|\|{7}|>{7})(?:[ \t][^\r\n]*)?\r?$|^={7}\r?$/gm;

/** A line of a merge conflict, and which it is. */
type Mark = { offset: number; end: number; sign: string };

const byHand =
  'keep the lines that are right, of one version or of both, and remove the lines of <<<<<<<, ======= and >>>>>>>';

/** Stretches that are taken out so that the first version stays. */
type Stretch = { start: number; end: number };

/** Conflicts as they follow one another: a whole one from <<<<<<< to >>>>>>>, or a mark that is left of one. */
function conflictsIn(found: readonly Mark[]): Mark[][] {
  const conflicts: Mark[][] = [];
  let open: Mark[] | undefined;
  for (const mark of found) {
    if (mark.sign === '<') {
      open = [mark];
      conflicts.push(open);
    } else if (open) {
      open.push(mark);
      if (mark.sign === '>') open = undefined;
    } else if (mark.sign === '>') conflicts.push([mark]);
    // A line of ======= alone makes a heading of the line above it.
  }
  return conflicts;
}

/** What to take out of a conflict: its marks, and all but its first version. */
function secondVersion(conflict: readonly Mark[]): Stretch[] {
  const [first, ...others] = conflict;
  const last = others.at(-1);
  const [second] = others;
  if (!first) return [];
  const own = { start: first.offset, end: first.end };
  if (last?.sign === '>' && second) return [own, { start: second.offset, end: last.end }];
  return conflict.map(({ offset, end }) => ({ start: offset, end }));
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
  const { text, at } = source;
  // Nearly all files have none, and this is found out at once.
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return { source, conflicts: [] };
  const found = [...text.matchAll(marks)].map(({ 0: line, index }) => ({
    offset: index,
    end: index + line.trimEnd().length,
    sign: line.charAt(0),
  }));
  const conflicts = conflictsIn(found);
  let sound = text;
  for (const { start, end } of conflicts.flatMap(secondVersion))
    sound =
      sound.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + sound.slice(end);
  const findings = conflicts.map((conflict): Finding => {
    const [{ offset } = { offset: 0 }] = conflict;
    const [from, to] = [offset, conflict.at(-1)?.offset ?? offset].map((place) => at(place).line);
    const isWhole = conflict.some(({ sign }) => sign === '>') && conflict.length > 1;
    const message = isWhole
      ? `merge conflict, lines ${from}–${to}: two people changed this place, and git kept both versions; ${advice}`
      : `a line of a merge conflict is left in line ${from}: expected none; ${advice}`;
    return { offset, message };
  });
  return { source: { ...source, text: sound }, conflicts: findings };
}
