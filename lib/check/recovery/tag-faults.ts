import type { Source } from '@/lib/content/source';
import type { Draft } from './draft';
import { tagMessage } from './fault-messages';
import type { ParserFault } from './parser-fault';

type Fault<Kind extends ParserFault['kind']> = Extract<ParserFault, { kind: Kind }>;

/** What the messages need: the way to lines, and the names of the blocks. */
type Context = { source: Source; blocks: readonly string[] };

/** An opening tag without its closing one: a block is reported here, anything else by the rules about names. */
function tellUnclosed(
  draft: Draft,
  tag: { name: string; offset: number },
  message: string,
  blocks: Context['blocks'],
) {
  if (blocks.includes(tag.name)) draft.findings.push({ offset: tag.offset, message });
  else draft.unclosedTags.push({ name: tag.name, offset: tag.offset });
}

function takeUnclosed(draft: Draft, fault: Fault<'unclosed'>, { source, blocks }: Context): void {
  const { name, offset } = fault;
  draft.blankTag(offset);
  if (draft.ends.take(name, true)) return;
  draft.ends.add([{ name, isClosing: false }]);
  tellUnclosed(draft, fault, tagMessage(fault, source), blocks);
}

/** Whether a closing tag belongs to a tag further out, so that the one opened last lacks its own. */
const isInnerUnclosed = (
  draft: Draft,
  { name, offset }: Fault<'stray'>,
  opener: { name: string; offset: number },
) =>
  draft.isOpenBefore(name, opener.offset) &&
  !(draft.isClosedBehind(opener.name, offset) && draft.isClosedBehind(name, offset));

function takeStray(draft: Draft, fault: Fault<'stray'>, { source, blocks }: Context): void {
  const { name, offset, opener } = fault;
  const message = tagMessage(fault, source);
  if (draft.ends.take(name, false)) draft.blankTag(offset);
  else if (!opener) {
    const isFollowing = draft.isOpenBefore(name, offset);
    draft.blankTag(offset);
    (isFollowing ? draft.held : draft.findings).push({ offset, message });
  } else if (isInnerUnclosed(draft, fault, opener)) {
    // The tag around it is closed: the inner one is not. Where its closing tag is misspelt, that was told.
    draft.blankTag(opener.offset);
    draft.ends.add([{ name: opener.name, isClosing: false }]);
    const { line } = source.at(offset);
    const inner = `<${opener.name}> is never closed: expected </${opener.name}> before </${name}> in line ${line}, or <${opener.name} … /> where nothing is in it`;
    if (!draft.toldOpeners.has(opener.offset)) tellUnclosed(draft, opener, inner, blocks);
  } else {
    const isBlock = blocks.includes(opener.name);
    draft.blankTag(offset);
    if (!isBlock) draft.blankTag(opener.offset);
    // Its own closing tag may follow, or be the one that was meant here.
    draft.ends.add([{ name: opener.name, isClosing: isBlock }]);
    draft.toldOpeners.add(opener.offset);
    tellUnclosed(draft, isBlock ? { name: opener.name, offset } : opener, message, blocks);
  }
}

/**
 * Takes tags out that fit no other one, and reports it, unless their other halves were taken out before.
 * @param draft The text, which is changed.
 */
export function takeTags(
  draft: Draft,
  fault: Fault<'unclosed' | 'stray' | 'misplaced'>,
  context: Context,
): void {
  if (fault.kind === 'unclosed') takeUnclosed(draft, fault, context);
  else if (fault.kind === 'stray') takeStray(draft, fault, context);
  else {
    draft.findings.push({ offset: fault.offset, message: tagMessage(fault, context.source) });
    draft.blankTag(fault.offset);
    draft.blankTag(fault.opener.offset);
  }
}
