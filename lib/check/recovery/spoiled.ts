import { maskCode } from '../mask-code';
import { brokenRegion } from './broken-region';
import { characterMessage } from './character-message';
import type { Spoiled } from './draft';
import { unclosedFence } from './unclosed-fence';
import { unbalancedTags } from './written-tags';

/** Code that never ends, with all it swallows: the tags that are open before it are closed in there. */
export function spoiledByFence(text: string, first: number): Spoiled[] {
  const offset = unclosedFence(text, first);
  if (offset === undefined) return [];
  const message =
    'the code that begins here never ends: expected a line of ``` or ~~~ behind it, as it began';
  const before = unbalancedTags(maskCode(text.slice(0, offset)).slice(first));
  const ends = before.map(({ name }) => ({ name, isClosing: true }));
  return [{ region: { start: offset, end: text.length }, finding: { offset, message }, ends }];
}

/**
 * What a character spoils that cannot stand where it stands.
 * @param reason What the parser says.
 */
export function spoiledByCharacter(
  text: string,
  first: number,
  { offset, reason }: { offset: number; reason: string },
): Spoiled {
  const masked = maskCode(text);
  const region = brokenRegion(masked, offset, first);
  const found = masked.slice(offset, Math.max(region.end, offset + 2));
  return { region, finding: { offset, message: characterMessage(reason, found) } };
}
