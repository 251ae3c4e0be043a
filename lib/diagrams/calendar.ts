import type { Locale } from '@/lib/i18n/locales';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';

/** What happens in a month, or from the first to the last of several; January is 1. */
type CalendarItem = { label: string; from: number; to?: number; tone: Tone };

export type CalendarData = { items: readonly CalendarItem[] };

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const bandHeight = 18;

/**
 * The name of a month.
 * @param month 1 to 12.
 * @param form As `Intl` calls it: `long`, `short`, or `narrow` for a single letter.
 */
export const monthName = (
  month: number,
  locale: Locale,
  form: 'long' | 'short' | 'narrow',
): string =>
  new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 15)),
  );

/** A year in twelve columns, and what falls into which of them. */
export function drawCalendar({ items }: CalendarData, width: number, locale: Locale): Drawing {
  const pen = new Pen();
  const column = width / 12;
  const top = 30;
  let y = top + 6;
  const rows = items.map((item, index) => {
    const start = (item.from - 1) * column;
    const end = (item.to ?? item.from) * column;
    const isFromStart = width - start >= end;
    const lines = linesOf(item.label, (isFromStart ? width - start : end) - 4, { weight: 'bold' });
    const row = { item, index, start, end, isFromStart, lines, top: y };
    y += lines.length * lineHeight + bandHeight + 18;
    return row;
  });
  const bottom = y - 6;
  for (const month of months) {
    const words = monthName(month, locale, column < 34 ? 'narrow' : 'short');
    pen.text((month - 0.5) * column, 16, words, { anchor: 'middle', isSoft: true });
    if (month > 1) pen.rule((month - 1) * column, top - 4, (month - 1) * column, bottom);
  }
  pen.rule(0, top - 4, width, top - 4, 'axis');
  for (const { item, index, start, end, isFromStart, lines, top: at } of rows) {
    const look = {
      anchor: isFromStart ? ('start' as const) : ('end' as const),
      weight: 'bold' as const,
      isOverLines: true,
      path: ['items', index, 'label'],
    };
    for (const [row, text] of lines.entries())
      pen.text(isFromStart ? start + 2 : end - 2, at + 13 + row * lineHeight, text, look);
    pen.band(start + 2, at + lines.length * lineHeight + 1, end - start - 4, bandHeight, item.tone);
  }
  return pen.finished(width, bottom);
}
