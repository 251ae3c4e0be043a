import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';
import { inEveryLanguage } from '@/tests/support/documents';
import { writeTree } from '@/tests/support/temporary-tree';
import { currentFacts, formatFact } from './facts';
import { fillPlaceholders, fillPlaceholdersDeep } from './placeholders';

const fact = (value: number, kind: 'number' | 'year' | 'percent') => ({
  meaning: '…',
  value,
  kind,
});

describe('formatFact', () => {
  it.each([
    [fact(12500, 'number'), '12,500', '12\u00A0500'],
    [fact(180, 'number'), '180', '180'],
    [fact(2011, 'year'), '2011', '2011'],
    [fact(99.95, 'percent'), '99.95%', '99,95%'],
  ])('writes %j as each language does', (one, en, pl) => {
    expect(formatFact(one, 'en')).toBe(en);
    expect(formatFact(one, 'pl')).toBe(pl);
  });

  it('gives a text in its language', () => {
    const value = inEveryLanguage({ en: 'two days', pl: 'dwa dni' });
    expect(formatFact({ meaning: '…', kind: 'number', value }, 'pl')).toBe('dwa dni');
  });
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('a duration', () => {
  const duration = (seconds: number, kind: 'duration' | 'duration-short', locale: 'en' | 'pl') =>
    plain(formatFact({ meaning: '…', kind, value: seconds }, locale));

  it.each([
    [1296, '21 minutes and 36 seconds', '21 minut i 36 sekund', '21 min 36 s'],
    [60, '1 minute', '1 minuta', '1 min'],
    [12960.0000001, '3 hours and 36 minutes', '3 godziny i 36 minut', '3 h 36 min'],
  ])('of %d seconds is written as each language does', (seconds, en, pl, short) => {
    expect(duration(seconds, 'duration', 'en')).toBe(en);
    expect(duration(seconds, 'duration', 'pl')).toBe(pl);
    expect(duration(seconds, 'duration-short', 'en')).toBe(short);
  });
});

describe('facts in texts', () => {
  afterEach(() => setCurrentTree(contentDirectory));

  const withFacts = (yaml: string) => setCurrentTree(writeTree({ 'data/facts.yaml': yaml }));

  it('are filled in beside the provider’s names, in the language of the text', () => {
    withFacts('share: { meaning: A share, value: 0.5, kind: percent }');
    expect(fillPlaceholders('{facts.share} of {product}', 'en')).toMatch(/^0\.5% of \w+$/);
    expect(fillPlaceholders('{facts.share}', 'pl')).toBe('0,5%');
    expect(fillPlaceholders('{facts.other} {facts.}', 'pl')).toBe('{facts.other} {facts.}');
  });

  it('take the language of the key they are below', () => {
    withFacts('share: { meaning: A share, value: 0.5, kind: percent }');
    const data = { scope: { en: '{facts.share}', pl: ['{facts.share}'] } };
    expect(fillPlaceholdersDeep(data, 'shared')).toEqual({ scope: { en: '0.5%', pl: ['0,5%'] } });
  });

  it('are in a text that all languages show only where these write them alike', () => {
    withFacts(
      'year: { meaning: A year, value: 2011, kind: year }\nshare: { meaning: A share, value: 0.5 }',
    );
    expect(fillPlaceholdersDeep(['{facts.year}', '{facts.share}'], 'shared')).toEqual([
      '2011',
      '{facts.share}',
    ]);
  });

  it('are written the same way by every reader of a language, whatever the number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (value) => {
        withFacts(`n: { meaning: A number, value: ${value} }`);
        const english = fillPlaceholders('{facts.n}', 'en');
        const polish = fillPlaceholders('{facts.n}', 'pl');
        expect(english).not.toContain('{');
        expect(polish).toBe(
          new Intl.NumberFormat('pl', { maximumFractionDigits: 3 }).format(Number(`${value}`)),
        );
        const shared = fillPlaceholders('{facts.n}', 'shared');
        expect(shared).toBe(english === polish ? english : '{facts.n}');
      }),
      { numRuns: 50 },
    );
  });

  it('that follow from others change with them', () => {
    const leaving = (availability: number) => {
      withFacts(
        `availability: { meaning: A, value: ${availability}, kind: percent }
share: { meaning: S, of: { fact: availability, rest: 100 }, kind: percent }
downtime: { meaning: D, of: { fact: availability, rest: 100, times: 25920 }, kind: duration }`,
      );
      return plain(fillPlaceholders('{facts.share}: {facts.downtime}', 'en'));
    };
    expect(leaving(99.95)).toBe('0.05%: 21 minutes and 36 seconds');
    expect(leaving(99.9)).toBe('0.1%: 43 minutes and 12 seconds');
  });

  it('that follow from nothing stand for a dash', () => {
    withFacts('a: { meaning: A, of: { fact: b } }\nb: { meaning: B, of: { fact: a } }');
    expect(fillPlaceholders('{facts.a} {facts.b}', 'en')).toBe('– –');
  });

  it('that are broken stand for what is written, and none are there without a file', () => {
    withFacts(
      'good: { meaning: Good, value: 1 }\nbad: { value: 99,9 }\nworse: { vlue: 1 }\nlist: [1]',
    );
    expect(fillPlaceholders('{facts.good} {facts.bad} {facts.worse} {facts.list}', 'en')).toBe(
      '1 99 – –',
    );
    withFacts('good: { meaning: Good, value: 1 }\nbad: value: 2\n');
    expect(fillPlaceholders('{facts.good}', 'en')).toBe('1');
    setCurrentTree(writeTree({}));
    expect(currentFacts().size).toBe(0);
  });
});
