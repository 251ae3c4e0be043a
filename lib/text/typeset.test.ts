import { expect, it } from 'vitest';
import { typeset, typesetLarge } from './typeset';

it('leaves English as it is', () => {
  expect(typeset('a cloud and I', 'en')).toBe('a cloud and I');
});
it.each([
  ['w chmurze', 'w\u00A0chmurze'],
  ['Praca w domu i w biurze', 'Praca w\u00A0domu i\u00A0w\u00A0biurze'],
  ['a w z', 'a\u00A0w\u00A0z'],
  ['Z nami (z Warszawy)', 'Z\u00A0nami (z\u00A0Warszawy)'],
  ['kończy się na w ', 'kończy się na w\u00A0'],
  ['plan B jest', 'plan B jest'],
  ['osób nowa', 'osób nowa'],
])('binds one-letter words in %j', (text, bound) => {
  expect(typeset(text, 'pl')).toBe(bound);
});

it.each([
  ['22.6 TB once a year', '22.6\u00A0TB once a year'],
  ['72 h after', '72\u00A0h after'],
  ['PLN 153,000 a month (EUR 36,000)', 'PLN\u00A0153,000 a month (EUR\u00A036,000)'],
  ['two lines of 500 Mbit/s', 'two lines of 500\u00A0Mbit/s'],
  ['380 MB/s', '380\u00A0MB/s'],
  ['in 4 hours', 'in 4\u00A0hours'],
  ['on 26 November', 'on 26\u00A0November'],
  ['20 daylight hours, 3 Mayors', '20 daylight hours, 3 Mayors'],
  ['20 members', '20 members'],
])('binds numbers to their units in %j', (text, bound) => {
  expect(typeset(text, 'en')).toBe(bound);
});

it.each([
  ['art. 12 ust. 7 pkt 2', 'art.\u00A012 ust.\u00A07 pkt\u00A02'],
  ['norma ISO 22301, KRS 0000000000', 'norma ISO\u00A022301, KRS\u00A00000000000'],
  ['spółka sp. z o.o. – nasza', 'spółka sp.\u00A0z\u00A0o.o.\u00A0– nasza'],
])('binds marks of laws and registers, the legal form and dashes in %j', (text, bound) => {
  expect(typeset(text, 'pl')).toBe(bound);
});

it.each([
  [
    'do 28 października 2026 r. i w 4 godziny',
    'do 28\u00A0października 2026\u00A0r. i\u00A0w\u00A04\u00A0godziny',
  ],
  ['w II kwartale, 30 minut', 'w\u00A0II\u00A0kwartale, 30\u00A0minut'],
  ['12 latarni, 5 minutników', '12 latarni, 5 minutników'],
  ['plan IV dni', 'plan IV\u00A0dni'],
  ['21 600 planów, 1 250 000 zł', '21\u00A0600 planów, 1\u00A0250\u00A0000\u00A0zł'],
  ['12 × 8 = 96', '12 × 8 =\u00A096'],
])('binds numbers to what they count in Polish in %j', (text, bound) => {
  expect(typeset(text, 'pl')).toBe(bound);
});

it('binds two-letter words in large type', () => {
  expect(typesetLarge('Kopie na noc, od poniedziałku', 'pl')).toBe(
    'Kopie na\u00A0noc, od\u00A0poniedziałku',
  );
  expect(typesetLarge('we, to, and na', 'en')).toBe('we, to, and na');
  expect(typesetLarge('A platform: a cloud', 'en')).toBe('A\u00A0platform: a\u00A0cloud');
  expect(typesetLarge('Microsoft 365 in 21 600 shops', 'en')).toBe(
    'Microsoft\u00A0365 in 21\u00A0600 shops',
  );
});
