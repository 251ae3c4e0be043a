import { describe, expect, it } from 'vitest';
import { setCurrentTree } from '@/lib/content/current-tree';
import { factValue } from '@/lib/site/fact-uses';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';
import { writeTree } from '@/tests/support/temporary-tree';

const facts = (availability: number, downtime: string, people = 12_500) => `availability:
  meaning: What the contract promises.
  value: ${availability}
  kind: percent
downtime:
  meaning: What it leaves for downtime.
  value: { en: ${downtime}, pl: ${downtime} }
  from: [availability]
people:
  meaning: How many people work here.
  value: ${people}
`;
const record = JSON.stringify({
  downloads: {
    'plan.en.pdf': { people: '12,500' },
    'plan.pl.pdf': { people: '12\u00a0500' },
    'sheet.pl.pdf': { availability: '99,95%', people: '12\u00a0500' },
  },
  films: { pl: { people: '12\u00a0500' } },
  facts: { downtime: { availability: '99.95% / 99,95%', downtime: '21 min' } },
});

const found = (yaml: string, uses = record) =>
  problemsOf('changed-fact', {
    'home/en.mdx': page(),
    'data/facts.yaml': yaml,
    'data/fact-uses.json': uses,
  }).map(({ file, line, column, message }) => [file, line, column, message]);

it('is silent while facts are what they were', () => {
  expect(found(facts(99.95, '21 min'))).toEqual([]);
});

it('names the PDFs and the facts that depend on a changed fact, at its line', () => {
  expect(found(facts(99.9, '21 min'))).toEqual([
    [
      'data/facts.yaml',
      3,
      10,
      expect.stringMatching(
        /^`availability` was 99,95% and is 99,9%; .*public\/downloads\/sheet\.pl\.pdf: print them anew/,
      ),
    ],
    [
      'data/facts.yaml',
      3,
      10,
      expect.stringMatching(/^`availability` was 99\.95% .*: `downtime` \(21 min\): correct each/),
    ],
  ]);
});

it('names all PDFs in one message and the film in another, in whatever language they write the fact', () => {
  const [only, film, ...more] = found(facts(99.95, '21 min', 13_000));
  expect(more).toEqual([]);
  expect(film?.[3]).toMatch(/diagrams\.pl\.webm: render it anew/);
  expect(only?.[3]).toMatch(/plan\.en\.pdf, .*plan\.pl\.pdf, .*sheet\.pl\.pdf/);
});

it('is silent of a fact that changed with what it is worked out of', () => {
  const reported = found(facts(99.9, '43 min')).map(([, , , message]) => message);
  expect(reported).toEqual([expect.stringContaining('sheet.pl.pdf')]);
});

it('tells of a fact that is gone, and of one worked out of nothing that is there', () => {
  const gone = found(
    facts(99.95, '21 min').replace('people:', 'staff:').replace('[availability]', '[availabilty]'),
  );
  expect(gone.map(([, , , message]) => message)).toEqual([
    expect.stringContaining('`people` was 12,500 and is gone'),
    expect.stringContaining('`people` was 12\u00a0500 and is gone'),
    expect.stringContaining('`downtime` is said to be worked out of "availabilty"'),
  ]);
});

it.each(['', '{', '[]', 'null', '{"downloads":1}'])('takes %j for an empty record', (uses) => {
  expect(found(facts(1, '2'), uses)).toEqual([]);
});

describe('a table of data', () => {
  const board = 'anna:\n  name: Anna\n  share: "{facts.people}"\n';
  const uses = JSON.stringify({
    downloads: { 'plan.en.pdf': { people: '12,500', 'table.board': '00000000' } },
    facts: {},
  });
  const inTable = (text: string, people?: number) =>
    problemsOf('changed-fact', {
      'home/en.mdx': page(),
      'data/facts.yaml': facts(99.95, '21 min', people),
      'data/board.yaml': text,
      'data/fact-uses.json': uses,
    }).map(({ file, line, message }) => [file, line, message]);

  it('that changed is reported at its own file, without hashes', () => {
    const words = /^data\/board\.yaml changed, or a fact in it; .*public\/downloads\/plan\.en\.pdf/;
    expect(inTable(board)).toEqual([['data/board.yaml', 1, expect.stringMatching(words)]]);
  });

  it('is another where a fact in it is', () => {
    const versions = [12_500, 13_000].map((value) => {
      setCurrentTree(
        writeTree({ 'data/facts.yaml': facts(99, '1', value), 'data/board.yaml': board }),
      );
      return factValue('table.board', 'en');
    });
    expect(versions[0]).toMatch(/^\w{8}$/);
    expect(versions[1]).not.toBe(versions[0]);
  });

  it('that names a changed fact is reported at the line of the fact', () => {
    const places = inTable(board, 13_000).map(([file, line]) => [file, line]);
    expect(places).toEqual([
      ['data/facts.yaml', 11],
      ['data/facts.yaml', 11],
    ]);
  });

  it('that cannot be read is left to the rule about data files', () => {
    expect(inTable('anna:\n  name: "Anna\n')).toEqual([]);
  });
});
