import { blockFolders, blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { formWidths } from '@/lib/diagrams/drawing';
import { drawMatrix } from '@/lib/diagrams/matrix';
import { monthName } from '@/lib/diagrams/spans';
import { locales } from '@/lib/i18n/locales';
import { expectPropProblem } from '@/tests/support/marked-content';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

/** The folders of pictures that are drawn from data: what holds for all of them is said here. */
const folders = [...blockFolders].flatMap(([folder, [{ draw }]]) => (draw ? [folder] : []));

/** Ticks of an axis that is a year; the table has the months in full. */
const monthsInShort = new Set(
  Array.from({ length: 12 }, (_, month) => monthName(month + 1, 'en', 'short')),
);

/** The words of a text, without numbers and signs. */
const wordsIn = (text: string) => new Set(text.match(/\p{L}{2,}/gu));

it('finds the pictures', () => {
  expect(folders.length).toBeGreaterThan(9);
});

describe.each(folders)('%s', (folder) => {
  it.each(locales)(
    'is one image with a title and a finding, in a form for each width: %s',
    async (locale) => {
      const document = await renderExample(folder, locale);
      const image = document.querySelector('[role="img"]');
      for (const attribute of ['aria-labelledby', 'aria-describedby'])
        expect(
          document.getElementById(image?.getAttribute(attribute) ?? '')?.textContent,
        ).toBeTruthy();
      const forms = [...(image?.querySelectorAll('svg[aria-hidden]') ?? [])];
      expect(forms.map((form) => form.getAttribute('viewBox')?.split(' ')[2])).toEqual(
        formWidths.map(String),
      );
      for (const form of forms) {
        expect(form.outerHTML.length).toBeLessThan(12 * 1024);
        const sizes = [...form.querySelectorAll('[font-size]')].map((text) =>
          Number(text.getAttribute('font-size')),
        );
        expect(Math.min(14, ...sizes)).toBeGreaterThanOrEqual(13);
        expect(form.querySelectorAll('text').length).toBeGreaterThan(2);
      }
    },
  );

  it('has its figures in a table whose rows are as long as its head', async () => {
    const document = await renderExample(folder);
    const head = textsOf(document, 'details th').length;
    const rows = [...document.querySelectorAll('details tbody tr')].map(
      (row) => row.children.length,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows)).toEqual(new Set([head]));
  });

  it('says every word of the drawing beside it as well, small type included', async () => {
    const document = await renderExample(folder);
    const drawn = textsOf(document, 'svg[viewBox^="0 0 920 "] text').join(' ');
    for (const svg of document.querySelectorAll('svg')) svg.remove();
    const said = wordsIn(textsOf(document, 'figcaption, th, td, li').join(' '));
    const missing = [...wordsIn(drawn)].filter(
      (word) => !said.has(word) && !monthsInShort.has(word),
    );
    expect(missing).toEqual([]);
  });
});

it('has the sum of bars in their table', async () => {
  const document = await renderExample('bar-chart', 'pl');
  expect(textsOf(document, 'details th')).toEqual(['System', 'Share of the invoice']);
  expect(textsOf(document, 'details td').slice(-4)).toEqual([
    'No owner yet: the review begins here',
    '10%',
    'Razem',
    '100%',
  ]);
});

it.each([
  ['en', ['Restore test', 'March', 'March']],
  ['pl', ['Restore test', 'marzec', 'marzec']],
] as const)('names the months of a year: %s', async (locale, row) => {
  const source =
    '<SpanChart title="T" finding="F" itemName="I" fromName="F" toName="E" to={12} step={1} isYear items={[{ label: "Restore test", from: 2, to: 3 }, { label: "Audit", from: 5, to: 9 }]} />';
  const document = await renderMdx(source, locale);
  expect(textsOf(document, 'details tbody tr:first-child td')).toEqual(row);
  expect(document.querySelectorAll('svg[viewBox^="0 0 920 "] text')).toHaveLength(14);
});

it('explains only the signs of a matrix that are in use', () => {
  const names = { fullName: 'covered', halfName: 'in part', noneName: 'not covered' };
  const wordsOf = (cells: ('full' | 'half' | 'none')[]) =>
    JSON.stringify(
      drawMatrix({ ...names, columns: ['a', 'b'], rows: [{ label: 'x', cells }] }, 600),
    );
  expect(wordsOf(['full', 'half'])).toContain('in part');
  expect(wordsOf(['full', 'half'])).not.toContain('not covered');
  expect(wordsOf(['full', 'none'])).not.toContain('in part');
});

/** Properties with a mistake, whose place is marked, and what the check says of it. */
const mistakes: Readonly<Record<string, readonly (readonly [properties: string, says: string])[]>> =
  {
    'BarChart itemName="C" valueName="D"': [
      [
        'total={▸100} items={[{ label: "A", value: 60 }, { label: "B", value: 30 }]}',
        'expected the sum of the values, 90, found 100',
      ],
      [
        'items={[{ label: "A", value: 6, tone: "attention" }, { label: "B", value: 3, tone: ▸"attention" }]}',
        'expected one part with the tone "attention"',
      ],
    ],
    'ColumnChart columnName="C"': [
      [
        'series={[{ label: "a" }, { label: "b" }]} columns={[{ label: "1", values: [1, 2] }, { label: "2", values: ▸[1] }]}',
        'expected 2 values, found 1',
      ],
      [
        'series={[{ label: "a" }]} columns={[{ label: "1", values: [▸-1] }, { label: "2", values: [1] }]}',
        'expected at least 0',
      ],
    ],
    'CoverageMatrix rowName="R" fullName="f" noneName="n" columns={["a", "b"]}': [
      [
        'halfName="h" rows={[{ label: "x", cells: ["full", "none"] }, { label: "y", cells: ▸["full", "none", "half"] }]}',
        'expected 2 values, found 3',
      ],
      [
        'rows={[{ label: "x", cells: ["full", "none"] }, { label: "y", cells: ["full", ▸"half"] }]}',
        'expected halfName="in part"',
      ],
    ],
    'DecisionTree questionName="Q" resultName="R" next="No"': [
      [
        'last={{ label: "z" }} questions={[{ question: "a?", answer: "Yes", label: "b" }, ▸{ question: "c?", answer: "Yes" }]}',
        'label',
      ],
      [
        'last={{ label: "z", tone: ▸"attention" }} questions={[{ question: "a?", answer: "Yes", label: "b" }, { question: "c?", answer: "Yes", label: "d", tone: "attention" }]}',
        'expected one part with the tone "attention"',
      ],
    ],
    'LaneDiagram laneName="W" stepName="S"': [
      [
        'lanes={["A"]} steps={[{ id: "one", lane: "A", label: "One", to: [▸"tow"] }, { id: "two", lane: "A", label: "Two" }]}',
        'expected one of the ids of steps, found "tow"; did you mean `two`?',
      ],
      [
        'lanes={["Team"]} steps={[{ id: "one", lane: ▸"Taem", label: "One" }, { id: "two", lane: "Team", label: "Two" }]}',
        'expected one of the lanes, found "Taem"; did you mean `Team`?',
      ],
      [
        'lanes={["A"]} steps={▸[{ id: "one", lane: "A", label: "One" }, { id: "two", lane: "A", label: "Two", to: ["one"] }]}',
        'their arrows lead back',
      ],
      [
        'lanes={["A"]} steps={[{ id: "one", lane: "A", label: "One" }, { id: ▸"one", lane: "A", label: "Two" }]}',
        'expected a name of its own, found "one" a second time',
      ],
    ],
    'LayerStack layerName="L" byName="B"': [
      [
        'layers={[{ label: "a", by: "x", tone: "attention" }, { label: "b", by: "x", tone: ▸"attention" }]}',
        'expected one part with the tone "attention"',
      ],
      [
        'layers={[{ label: "a", by: ▸"Odpowiedzialnośćwspólnawszystkichstronumowy" }, { label: "b", by: "x" }]}',
        'is part of a word without room',
      ],
    ],
    'LineChart pointName="P"': [
      [
        'points={["a", "b", "c"]} lines={[{ label: "L", values: [1, 2, 3] }, { label: "M", values: ▸[1, 2, 3, 4] }]}',
        'expected 3 values, found 4',
      ],
      [
        'points={["Jan", "Feb", "Mar"]} lines={[{ label: "L", values: [1, 2, 3] }]} marks={[{ at: ▸"Fbe", label: "M" }]}',
        'expected one of the points, found "Fbe"; did you mean `Feb`?',
      ],
    ],
    'SiteDiagram siteName="S" partName="P"': [
      [
        'sites={[{ name: "A", parts: [{ label: "a" }] }, { name: "B", parts: [{ label: "b" }] }]} links={[{ label: "l", row: ▸3 }]}',
        'expected a row from 1 to 1, found 3',
      ],
    ],
    'SlopeChart itemName="I" beforeName="B" afterName="A"': [
      ['items={[{ label: "a", before: ▸-1, after: 2 }]}', 'expected at least 0'],
    ],
    'SpanChart itemName="I" fromName="F" toName="E"': [
      [
        'to={60} step={10} items={[{ label: "A", from: 0, to: 5 }, { label: "B", from: 5, to: ▸75 }]}',
        'expected a span within the axis, 0 to 60, found 75',
      ],
      [
        'to={60} step={10} items={[{ label: "A", from: 9, to: ▸5 }, { label: "B", from: 5, to: 9 }]}',
        'expected an end after the beginning, 9, found 5',
      ],
      [
        'to={600} step={▸1} items={[{ label: "A", from: 1, to: 5 }, { label: "B", from: 5, to: 9 }]}',
        'at most 40 ticks',
      ],
      [
        'to={6} step={1} isYear={▸true} items={[{ label: "A", from: 1, to: 5 }, { label: "B", from: 5, to: 6 }]}',
        'a year has twelve months',
      ],
    ],
  };

describe.each(Object.entries(mistakes))('<%s>', (start, cases) => {
  it.each(cases)('with %s says where the mistake is: %s', async (properties, says) => {
    const [name = '', ...usual] = start.split(' ');
    const block = blockSchemas.get(name);
    if (!block) throw new Error(`there is no <${name}>`);
    await expectPropProblem(block, `title="T" finding="F" ${usual.join(' ')} ${properties}`, says);
  });
});
