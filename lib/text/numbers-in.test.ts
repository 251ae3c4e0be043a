import { describe, expect, it } from 'vitest';
import { hasNumberWords, numbersIn } from './numbers-in';

const values = (text: string, locale: 'en' | 'pl') =>
  numbersIn(text, locale).map(({ value }) => value);

describe('numbers of both languages', () => {
  it.each([
    ['PLN 38,400', '38 400 zł', [38_400]],
    ['PLN 38,400', '38\u00A0400\u00A0zł', [38_400]],
    ['1,234,567.8', '1 234 567,8', [1_234_567.8]],
    ['99.95%', '99,95%', [99.95]],
    ['by 5 p.m.', 'do 17:00', [17]],
    ['at 9:30', 'o 9:30', [9.3]],
    ['24/7', '24/7', [24, 7]],
    ['4–6 weeks', '4–6 tygodni', [4, 6]],
    ['184,000 attempts', '184 tys. podejść', [184_000]],
    ['1.1 million', '1,1 miliona', [1_100_000]],
    ['on 3 December 2026', '3 grudnia 2026', [3, 2026]],
    ['PLN 400 (EUR 93)', '400 zł (93 EUR)', [400, 93]],
    ['the 1st of 12', '1. z 12', [1, 12]],
    ['p-14 and COVID-19, 5', 'p-14, COVID-19, 5', [5]],
    ['{facts.people} of S3, `10.0.0.0/8` and [a 5](/b/7)[^8]', '5 w S3', [5]],
  ])('are the same in “%s” and “%s”', (english, polish, expected) => {
    expect(values(english, 'en')).toEqual(expected);
    expect(values(polish, 'pl')).toEqual(expected);
  });

  it('begin where they are written', () => {
    expect(numbersIn('od 1 184,50 zł', 'pl')).toEqual([
      { value: 1184.5, written: '1 184,50', offset: 3 },
    ]);
  });
});

it.each([
  ['two of 5', 'en', true],
  ['dwie z 5', 'pl', true],
  ['w trzech z 5', 'pl', true],
  ['half of 5', 'en', true],
  ['połowa z 5', 'pl', true],
  ['within 48 hours', 'en', false],
  ['w ciągu 48 godzin', 'pl', false],
] as const)('says whether numbers are words in “%s”', (text, locale, expected) => {
  expect(hasNumberWords(text, locale)).toBe(expected);
});
