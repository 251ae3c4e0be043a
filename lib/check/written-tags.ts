import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

/** A tag as it is written: an opening or a closing half, or both in one. */
export type WrittenTag = {
  name: string;
  kind: 'opening' | 'closing' | 'whole';
  start: number;
  end: number;
};

/** Names of the tokens that the parser makes of a whole tag: on lines of its own, and among words. */
const tagTokens = new Set<string>(['mdxJsxFlowTag', 'mdxJsxTextTag']);

/** A tag by its source. */
function tagAt(text: string, start: number, end: number): WrittenTag {
  const written = text.slice(start, end);
  const [, slash, name = ''] = /^<\s*(\/?)\s*([^\s/>{]*)/.exec(written) ?? [];
  if (slash) return { name, kind: 'closing', start, end };
  return { name, kind: written.endsWith('/>') ? 'whole' : 'opening', start, end };
}

/**
 * The tags of a text in their order, whether or not each has its other half: what is code is none.
 * @param text MDX whose tags can each be read.
 */
export function writtenTags(text: string): WrittenTag[] {
  const document = parse({ extensions: [gfm(), mdxjs()] }).document();
  const events = postprocess(document.write(preprocess()(text, undefined, true)));
  return events.flatMap(([kind, { type, start, end }]) =>
    kind === 'enter' && tagTokens.has(type) ? [tagAt(text, start.offset, end.offset)] : [],
  );
}
