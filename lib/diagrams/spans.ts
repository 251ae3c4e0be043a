import { scaleLinear } from 'd3-scale';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';
import { inWords } from './number';
import { textWidth } from './text-width';

type Span = { label: string; note?: string; from: number; to: number; tone: Tone };

export type SpansData = {
  from: number;
  to: number;
  /** From one tick to the next. */
  step: number;
  /** What is counted, below the axis. */
  unit: string;
  /** Ticks are times of day: 22 is 22:00, 25 is 1:00. */
  isClock: boolean;
  /** The axis is a year: each step is a month, 0 to 1 is January. */
  isYear?: boolean;
  items: readonly Span[];
  /** Stretches behind the spans, e.g. a weekend. */
  zones: readonly { label: string; from: number; to: number }[];
};

const bandHeight = 18;

/** A place on the axis as it is read. */
export function tickText(value: number, isClock: boolean, locale: Locale): string {
  if (!isClock) return inWords(value, locale);
  const minutes = Math.round(value * 60);
  const parts = [Math.floor(minutes / 60) % 24, String(minutes % 60).padStart(2, '0')];
  return parts.join(localeSettings[locale].timeSeparator);
}

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

/** Spans of time below one another on a common axis, each with its name above it. */
export function drawSpans(data: SpansData, width: number, locale: Locale): Drawing {
  const { from, to, step, unit, isClock, isYear, items, zones } = data;
  const pen = new Pen();
  const margin = isClock ? 20 : 10;
  const x = scaleLinear([from, to], [margin, width - margin]);
  const top = zones.length > 0 ? lineHeight + 12 : 0;
  let y = top;
  const rows = items.map((item, index) => {
    const start = x(item.from);
    const room = Math.max(width - start, x(item.to));
    const isFromStart =
      width - start >= x(item.to) || textWidth(item.label, 14, 'bold') <= width - start;
    const look = {
      anchor: isFromStart ? ('start' as const) : ('end' as const),
      isOverLines: true,
      path: ['items', index, 'label'],
    };
    const at = isFromStart ? start : x(item.to);
    const label = linesOf(item.label, room, { weight: 'bold' });
    const note = item.note ? linesOf(item.note, room) : [];
    const row = { item, at, look, label, note, top: y };
    y += (label.length + note.length) * lineHeight + bandHeight + 20;
    return row;
  });
  const bottom = y - 4;
  zones.forEach(({ label, from: start, to: end }, index) => {
    pen.frame(x(start), 0, x(end) - x(start), bottom, 'tint');
    const look = { anchor: 'middle', isSoft: true, path: ['zones', index, 'label'] } as const;
    pen.text((x(start) + x(end)) / 2, 15, label, look);
  });
  const ticks = Array.from(
    { length: Math.floor((to - from) / step + 1e-9) + 1 },
    (_, index) => from + index * step,
  );
  const column = x(from + step) - x(from);
  const names = ticks.map((tick) =>
    isYear
      ? monthName(tick + 1, locale, column < 34 ? 'narrow' : 'short')
      : tickText(tick, isClock, locale),
  );
  const widest = Math.max(...names.map((name) => textWidth(name, 14)));
  const every = isYear ? 1 : Math.ceil((widest + 10) / column);
  for (const [index, tick] of ticks.entries()) {
    pen.rule(x(tick), top, x(tick), bottom);
    // A month is named between its ends; none begins at the end of the year.
    const at = isYear ? x(tick + step / 2) : x(tick);
    if (index % every === 0 && at < width)
      pen.text(at, bottom + 18, names[index] ?? '', {
        anchor: 'middle',
        isSoft: true,
        path: ['step'],
      });
  }
  pen.rule(margin, bottom, width - margin, bottom, 'axis');
  for (const { item, at, look, label, note, top: start } of rows) {
    pen.lines(at, start + 13, label, { ...look, weight: 'bold' });
    pen.lines(at, start + 13 + label.length * lineHeight, note, { ...look, isSoft: true });
    const band = start + (label.length + note.length) * lineHeight;
    pen.band(x(item.from), band, Math.max(x(item.to) - x(item.from), 4), bandHeight, item.tone);
  }
  if (unit)
    pen.text(width / 2, bottom + 18 + lineHeight, unit, {
      anchor: 'middle',
      isSoft: true,
      path: ['unit'],
    });
  return pen.finished(width, bottom + 24 + (unit ? lineHeight : 0));
}
