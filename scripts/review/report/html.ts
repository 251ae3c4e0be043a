import { escapeHtml } from '@/lib/text/escape';
import type { Change } from '@/scripts/review/changes';
import type { Segment } from '@/scripts/review/pages/text-diff';

/** Text that is the same is cut where it is long: a reviewer looks at what is not. */
const context = 160;

const tags = { same: 'span', deleted: 'del', inserted: 'ins' } as const;

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * context) return text;
  const start = isFirst ? '' : text.slice(0, context);
  const end = isLast ? '' : text.slice(-context);
  return `${start} … ${end}`;
}

/** Both sides of a text in one, words marked. */
export const segmentsHtml = (segments: readonly Segment[]): string =>
  segments
    .map(({ kind, text }, index) => {
      const isEnd = [index === 0, index === segments.length - 1] as const;
      const shown = kind === 'same' && segments.length > 1 ? shorten(text, ...isEnd) : text;
      // White space outside of the mark, so that it does not look like a word.
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(shown) ?? [];
      return words ? `${before}<${tags[kind]}>${escapeHtml(words)}</${tags[kind]}>${after}` : shown;
    })
    .join('');

/** A change in a list of changes. */
export function changeHtml({ title, place, segments, notes = [], isProblem }: Change): string {
  const parts = [
    `<p class="what">${isProblem ? '<strong class="problem">Look at this</strong> ' : ''}<b>${escapeHtml(title)}</b>${place ? ` <span class="place">${escapeHtml(place)}</span>` : ''}</p>`,
    segments && segments.length > 0 ? `<p class="diff">${segmentsHtml(segments)}</p>` : '',
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
  ];
  return `<li>${parts.join('')}</li>`;
}
