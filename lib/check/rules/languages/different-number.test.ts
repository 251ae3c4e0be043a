import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const found = (english: string, polish: string) =>
  problemsOf('different-number', {
    'services/finops/en.mdx': page(`${english}\n`),
    'services/finops/pl.mdx': page(`${polish}\n`),
  }).map(({ file, line, column, message }) => [file, line, column, message]);

it('names both numbers, at the place in the translation', () => {
  expect(found('It is done in 48 hours.', 'Trwa to 72 godziny.')).toEqual([
    [
      'services/finops/pl.mdx',
      6,
      9,
      '72 here, and 48 in English (services/finops/en.mdx:6): expected the same number in both languages; correct the one that is wrong',
    ],
  ]);
});

it.each([
  ['It costs PLN 38,400.', 'Kosztuje 38 500 zł.'],
  ['It grew by 12.5%.', 'Wzrosło o 12,6%.'],
  ['- 40 people\n- 30 systems', '- 40 osób\n- 33 systemy'],
  ['## Over 40 years', '## Ponad 45 lat'],
  ['| A | B |\n| --- | --- |\n| a | 40 |', '| A | B |\n| --- | --- |\n| a | 45 |'],
  ['Two of 48 stayed.', 'Dwie z 72 zostały.'],
  ['<LinkCard label="In 48 hours" />', '<LinkCard label="W 72 godziny" />'],
])('finds the number that differs in %j', (english, polish) => {
  expect(found(english, polish)).toHaveLength(1);
});

it.each([
  ['as many, in another order', 'In 2025, 40 of 60 came.', 'Z 60 przyszło 40 w 2025 r.'],
  ['decimals and thousands', 'PLN 1,184.50 a month', '1 184,50 zł miesięcznie'],
  ['thousands in words', 'for 184,000 people', 'dla 184 tysięcy osób'],
  ['a day with its month', 'until 15 October', 'do 15.10'],
  ['hours of the afternoon', 'by 5 p.m.', 'do 17:00'],
  ['a word in one of them', 'Seven services in 3 regions.', '7 usług w trzech regionach.'],
  ['another count of numbers', 'On 3 May, 24/7.', 'Całą dobę od 4 maja 2026 r.'],
  ['two that differ', 'From 10 to 20.', 'Od 11 do 21.'],
  ['another count of paragraphs', '10 of them.\n\nMore.', '11 z nich.'],
  ['facts', 'Since {facts.founded}, 40.', 'Od {facts.founded}, 40.'],
])('is silent about %s', (_name, english, polish) => {
  expect(found(english, polish)).toEqual([]);
});
