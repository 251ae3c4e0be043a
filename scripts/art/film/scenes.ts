import { readData } from '@/lib/content/data';
import { drawBars } from '@/lib/diagrams/bars';
import type { Drawing } from '@/lib/diagrams/drawing';
import { drawLanes } from '@/lib/diagrams/lanes';
import { drawLayers } from '@/lib/diagrams/layers';
import { drawSites } from '@/lib/diagrams/sites';
import { drawSpans } from '@/lib/diagrams/spans';
import { zloty } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { currentFacts } from '@/lib/site/facts';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { pricedExample } from '@/lib/site/price-list';
import { typeset } from '@/lib/text/typeset';
import { filmTexts, type SceneName } from './texts';

/** Width that the film's diagrams are drawn for; they are enlarged, so that their text is read in a small player. */
const drawnWidth = 660;

/** A part of the film: a heading, what is drawn below it, and what the captions say meanwhile. */
export type FilmScene = {
  name: SceneName;
  /** In seconds. */
  duration: number;
  heading: string;
  /** None in the first and the last scene, which show the motif. */
  drawing?: Drawing;
  /** Captions that follow each other and share the scene's time by their length. */
  captions: readonly string[];
};

const durations: Readonly<Record<SceneName, number>> = {
  opening: 6,
  sites: 14,
  restore: 14,
  night: 14,
  bill: 13,
  shares: 12,
  start: 10,
  close: 7,
};

/**
 * A fact as a number: its value, or the number that its words begin with (“4 hours”).
 * @throws when there is none, since a bar of no length would be drawn.
 */
function numberOf(name: string): number {
  const value = currentFacts().get(name)?.value;
  const number = typeof value === 'object' ? Number.parseFloat(value.en) : Number(value);
  if (Number.isFinite(number)) return number;
  throw new Error(`the film draws the fact "${name}": expected a number, found ${number}`);
}

/** How many lines of the bill are drawn by name; what is left is one bar. */
const namedLines = 4;

/** The first example configuration: its dearest lines, and the rest in one. */
function billLines(locale: Locale, rest: string) {
  const { lines, sum } = pricedExample(billExample());
  const byCost = [...lines].sort((a, b) => b.cost - a.cost);
  const named = byCost.slice(0, namedLines);
  const left = sum - named.reduce((total, { cost }) => total + Math.round(cost), 0);
  return {
    sum,
    items: [
      ...named.map(({ price, quantity, cost }) => ({
        label: typeset(
          price.unit === 'month' && quantity > 1
            ? `${quantity} × ${price.name[locale]}`
            : price.name[locale],
          locale,
        ),
        value: Math.round(cost),
        tone: 'client' as const,
      })),
      { label: rest, value: left, tone: 'quiet' as const },
    ],
  };
}

function billExample() {
  const [example] = Object.values(readData('price-examples'));
  if (!example)
    throw new Error('the film shows the first example of data/price-examples.yaml: there is none');
  return example;
}

/** The drawing of each scene that has one. */
function drawings(locale: Locale): Partial<Record<SceneName, Drawing>> {
  const { labels } = texts(locale);
  const { warsaw, poznan } = readData('sites');
  const { sites, restore, night, bill, shares, start } = labels;
  const siteOf = (site: typeof warsaw, head: string, own: (typeof sites.parts)['first']) => ({
    name: site?.name[locale] ?? '',
    note: head,
    parts: [
      { label: own.systems, tone: 'client' as const, isHalf: false },
      { label: own.copies, tone: 'client-2' as const, isHalf: false },
      { label: own.people, tone: 'ours' as const, isHalf: false },
    ],
  });
  return {
    sites: drawSites(
      {
        sites: [
          siteOf(warsaw, sites.first, sites.parts.first),
          siteOf(poznan, sites.second, sites.parts.second),
        ],
        links: [{ label: sites.line, row: 2, tone: 'ours', isDashed: false }],
      },
      drawnWidth,
    ),
    restore: drawSpans(
      {
        from: 0,
        to: numberOf('rto-restore'),
        step: 4,
        unit: restore.unit,
        isClock: false,
        zones: [],
        items: [
          { ...restore.warm, from: 0, to: numberOf('rto-warm'), tone: 'ours' },
          { ...restore.backup, from: 0, to: numberOf('rto-restore'), tone: 'client' },
        ],
      },
      drawnWidth,
      locale,
    ),
    night: drawBars(
      {
        unit: '',
        items: [
          { ...night.all, value: numberOf('soc-alarms'), tone: 'client' },
          {
            ...night.calls,
            value: Math.round((numberOf('soc-alarms') * numberOf('soc-escalated')) / 100),
            tone: 'ours',
          },
        ],
      },
      drawnWidth,
      locale,
    ),
    bill: drawBars(
      { unit: bill.unit, items: billLines(locale, bill.rest).items },
      drawnWidth,
      locale,
    ),
    shares: drawLayers(
      {
        layers: [
          { label: shares.applications, by: shares.you, tone: 'client' },
          { label: shares.accounts, by: shares.you, tone: 'client' },
          { label: shares.systems, by: shares.us, tone: 'ours' },
          { label: shares.platform, by: shares.us, tone: 'ours' },
          { label: shares.buildings, by: shares.us, tone: 'ours' },
        ],
      },
      drawnWidth,
    ),
    start: drawLanes(
      {
        lanes: [start.you, start.us],
        steps: [
          { id: 'ask', lane: start.you, label: start.ask, tone: 'client' },
          { id: 'reply', lane: start.us, label: start.reply, tone: 'ours' },
          { id: 'decide', lane: start.you, label: start.decide, tone: 'client' },
          { id: 'begin', lane: start.us, label: start.begin, tone: 'ours' },
        ],
      },
      drawnWidth,
    ),
  };
}

/** What the example of the bill is called and costs, where the film's texts say so. */
function withBill(text: string, locale: Locale): string {
  const example = billExample();
  return text
    .replaceAll('{bill.name}', example.name[locale])
    .replaceAll('{bill.sum}', zloty(pricedExample(example).sum, locale));
}

const texts = (locale: Locale) => fillPlaceholdersDeep(filmTexts[locale], locale);

/**
 * The film in one language: scenes in their order, drawn from content/data.
 * @throws when data that it shows are not there.
 */
export function filmScenes(locale: Locale): FilmScene[] {
  const drawn = drawings(locale);
  return texts(locale).scenes.map(({ name, heading, captions }) => ({
    name,
    heading: withBill(heading, locale),
    duration: durations[name],
    drawing: drawn[name],
    captions: captions.map((caption) => withBill(caption, locale)),
  }));
}
