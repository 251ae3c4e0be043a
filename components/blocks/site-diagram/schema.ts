import { z } from 'zod';
import { drawSites, rowsOf } from '@/lib/diagrams/sites';
import {
  attentionFaultsAt,
  defineFigure,
  figureFields,
  tone,
  withNotes,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const part = z.strictObject({
  label: text().describe('What is there.'),
  note: text().optional().describe('What is said of it in a few words.'),
  tone: tone(),
  isHalf: z.boolean().default(false).describe('Shares its row with the next half.'),
});

const siteOf = z.strictObject({
  name: text().describe('Name of the site.'),
  note: text().optional().describe('What the site is for.'),
  parts: z.array(part).min(1).max(7).describe('What is in it, from above.'),
});

const link = z.strictObject({
  label: text().describe('What goes over the line.'),
  row: z.int().positive().describe('At which row of parts it is, from 1.'),
  tone: tone('ours'),
  isDashed: z.boolean().default(false).describe('Drawn with dashes: used only now and then.'),
});

export const siteDiagramSchema = defineFigure({
  name: 'SiteDiagram',
  description: 'Two sites with what is in each of them, and the lines between them.',
  props: z.strictObject({
    ...figureFields,
    siteName: label().describe('Head of the column of sites in the table, e.g. “City”.'),
    partName: label().describe('Head of the column of what is there, e.g. “What is there”.'),
    sites: z
      .array(siteOf)
      .length(2)
      .describe('The two sites, each with `name`, `parts` and, where needed, `note`.'),
    links: z
      .array(link)
      .max(4)
      .default([])
      .describe('Lines between them, each with `label` and `row`.'),
  }),
  draw: drawSites,
  faults: ({ sites, links }) => {
    const rows = Math.max(...sites.map(({ parts }) => rowsOf(parts).length));
    return [
      ...links.flatMap(({ row }, index) =>
        row > rows
          ? [
              {
                path: ['links', index, 'row'],
                message: `expected a row from 1 to ${rows}, found ${row}`,
              },
            ]
          : [],
      ),
      ...attentionFaultsAt(
        sites.flatMap(({ parts }, site) =>
          parts.map((one, index) => ({ tone: one.tone, path: ['sites', site, 'parts', index] })),
        ),
      ),
    ];
  },
  numbers: ({ siteName, partName, sites, links }) => ({
    head: [siteName, partName],
    rows: [
      ...sites.flatMap(({ name, note: purpose, parts }) =>
        parts.map(({ label: words, note }, index) => [
          withNotes(name, index === 0 ? purpose : undefined),
          withNotes(words, note),
        ]),
      ),
      ...links.map((one) => [sites.map(({ name }) => name).join(' – '), one.label]),
    ],
  }),
});
