import { describe, expect, it } from 'vitest';
import { readContent } from '@/lib/content/reader';
import { withinTime } from '@/tests/support/processor-time';
import { foreignSentences, languageCounts, languageOf } from './language-of';

const english =
  'Every account has an owner who sees what the project has cost in a month, and where that money went.';
const polish =
  'Każde konto ma właściciela, który co miesiąc widzi, ile kosztował jego projekt i z czego ten koszt wynika.';

const read = (text: string) => languageOf(languageCounts(text));

it('tells English from Polish, with or without Polish letters', () => {
  expect(read(english)).toBe('en');
  expect(read(polish)).toBe('pl');
  expect(read(polish.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'))).toBe('pl');
  expect(read(english.toUpperCase())).toBe('en');
});

it('tells the language of every text of the site', () => {
  const { documents } = readContent('content');
  const read = documents.flatMap(({ file, locale, body }) => {
    const counts = languageCounts(body);
    return counts.words < 60 ? [] : [{ file, locale, found: languageOf(counts) }];
  });
  expect(read.map(({ locale }) => locale)).toEqual(expect.arrayContaining(['en', 'pl']));
  expect(read.filter(({ locale, found }) => found !== locale)).toEqual([]);
});

it('knows a short sentence by letters that no other language has', () => {
  expect(read('Zespół odpowiada za zgłoszenia w ciągu trzech godzin od otrzymania alarmu.')).toBe(
    'pl',
  );
  expect(read('The team answers within three hours.')).toBeUndefined();
});

describe('says nothing', () => {
  it.each([
    ['of a few words', 'Koszty, które rosną szybciej niż plan.'],
    [
      'of a list of names',
      'Google Cloud, Microsoft Azure, Bank of England, Software as a Service, Center of Excellence, Kubernetes, Terraform, Grafana, Prometheus.',
    ],
    [
      'of names of people',
      'Michał Turowiec, Łukasz Drożdnik, Rafał Kośmider, Kinga Wolborska, Tomasz Jaworznik, Świętosława Żółć, Grażyna Śliwińska, Józef Wójcik, Paweł Król.',
    ],
    ['of a text in both languages', `${english} ${polish}`],
    ['of code', `\`\`\`sh\n# ${english}\n${english}\n\`\`\`\n\`${english}\``],
    [
      'of another language',
      'Jedes Konto hat einen Eigentümer, der sieht, was das Projekt im Monat gekostet hat und wohin das Geld ging.',
    ],
    ['of nothing', ''],
  ])('%s', (_name, text) => expect(read(text)).toBeUndefined());
});

it.each([
  ['a quotation', `„${english}”`],
  ['a quotation in English marks', `“${english}”`],
  [
    'a title in italics',
    '*The Phoenix Project: a novel about IT and how it helps your business to win*',
  ],
  ['code', `\`${english}\``],
  ['an address', 'https://example.org/what-is-the-cost-of-an-account-and-who-is-its-owner'],
])('does not mistake a Polish text for English because of %s in it', (_name, part) => {
  expect(read(`${polish} ${part} ${part}`)).toBe('pl');
});

it.each(['<', '`', '{', '](', '“', '"', '*', '_', '```', 'https:', '’', 'a'])(
  'takes no longer for a text of nothing but %j',
  async (sign) => {
    const counts = await withinTime(() => languageCounts(sign.repeat(200_000)), 3000);
    expect({ en: counts.en, pl: counts.pl }).toEqual({ en: 0, pl: 0 });
  },
);

describe('a short sentence among others', () => {
  it.each([
    ['Koszt jest w raporcie. The owner of it gets the bill. Zespół go zna.', 'pl', 23],
    ['**The owner gets the bill.**', 'pl', 0],
    ['„To nie jest to” is what they said.', 'pl', 17],
    ['The report has it. Koszt jest po stronie klienta. It is there.', 'en', 19],
  ] as const)('is found where it begins: %s', (text, own, offset) => {
    expect(foreignSentences(text, own).map((found) => found.offset)).toEqual([offset]);
  });

  it.each([
    ['in its own language', 'The owner of it gets the bill.', 'en'],
    ['as a name', 'Software as a Service for the Enterprise, Bank of England.', 'pl'],
    ['as a name in a sentence', 'Raport Cloud Controls Matrix for the Financial Sector.', 'pl'],
    ['in quotation marks', 'Napisali: “The owner of it gets the bill.”', 'pl'],
    ['as code', 'Błąd `the owner of it is not set` oznacza brak etykiety.', 'pl'],
    ['of three words', 'From the field.', 'pl'],
    ['of both languages', 'Audyt i the owner of the system.', 'pl'],
  ] as const)('says nothing of one %s', (_name, text, own) => {
    expect(foreignSentences(text, own)).toEqual([]);
  });
});
