import type { Draft } from './draft';

/** A random id; `randomUUID` is there on secure addresses only. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short mark by which the same content is known again (FNV-1a, twice): what was ticked is not kept itself. */
function markOf(content: string): string {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (const unit of content) {
    const code = unit.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  return `${content.length}-${first >>> 0}-${second >>> 0}`;
}

/**
 * The attempt to send some content: the last one again if the content is the same, so that a repetition is
 * stored once; a new one if it was changed, so that an endpoint that has the old text takes the new one too.
 */
export function attemptFor(last: Draft['attempt'], content: string): { id: string; mark: string } {
  const mark = markOf(content);
  return last?.mark === mark ? last : { id: newId(), mark };
}
