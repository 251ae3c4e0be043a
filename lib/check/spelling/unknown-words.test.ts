import { describe, expect, it } from 'vitest';
import { dictionaryOf } from './dictionary';
import { unknownWords } from './unknown-words';

const words = (text: string, locale: 'en' | 'pl' = 'en') =>
  unknownWords(text, locale).map(({ word, isName }) => (isName ? `name ${word}` : word));

describe('words of an English text', () => {
  it.each([
    ['a transposition', 'This is teh end.', ['teh']],
    ['a word in American spelling, since the site is British', 'The color of it.', ['color']],
    ['one at the beginning of a sentence', 'It ended. Becuase of that, no.', ['Becuase']],
    ['a part of a compound', 'a well-knwon word', ['knwon']],
    ['a name within a sentence, as a name', 'We met Zbigniewska there.', ['name Zbigniewska']],
  ])('finds %s', (_name, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['placeholders', 'The {compny} and {facts.abcxyz} of it.'],
    ['code', 'Run `kubctl gett` now.'],
    ['addresses and mailboxes', 'See www.exmple.test/pricng, or write to suppor@exmple.test.'],
    ['ids', 'It is called landin_zone.naem in europ-west4.'],
    ['abbreviations and names with capitals within', 'DORAX, VMs and FinOpsy.'],
    ['numbers with letters', 'krb5p, 4thh, x86'],
    ['a quotation in another language', 'They say: rachunek widzi koszt, and pay.'],
    ['fillers, which are reported as such', 'Lorem ipsum dolor sit amet.'],
    ['labels of references and beginnings of addresses', 'See [this][framwork] at mailto:x.'],
    ['genitives and contractions', 'The clock’s hand doesn’t stop; the teams’ do.'],
    ['words with letters of another language', 'It is called żłóbxx, or Straßenfest.'],
    ['a quotation in a third language', 'He said: “Ordnung muss doch sein”.'],
    [
      'words with something before them',
      'We reprovisioned it, and the microbilling of multiregions.',
    ],
  ])('leaves %s alone', (_name, text) => {
    expect(words(text)).toEqual([]);
  });
});

describe('words of a Polish text', () => {
  it('finds letters without their marks', () => {
    expect(words('To bedzie wazne dla sieci.', 'pl')).toEqual(['bedzie', 'wazne']);
  });

  it('knows the forms of words, and borrows from English', () => {
    expect(
      words('O najbezpieczniejszych bylibyśmy zapytali, robiąc backup na storage.', 'pl'),
    ).toEqual([]);
  });

  it.each([
    ['nouns', 'backupów w klastrze, na tenancie, za failoverem, z endpointami, o deploymencie'],
    ['with an apostrophe', 'z innego storage’u i cache’ami'],
    ['adjectives', 'frameworkowego, snapshotowych'],
    ['verbs', 'commitować, zdeployowano, zduplikowany, przeskanowane'],
    ['nouns of Latin origin', 'rekonfiguracji, annotacją'],
    ['endings of abbreviations', 'z API-em, dwóch VM-ek'],
    ['numbers before a word', 'osiemnastodniowy, czterdziestominutowych, dwuregionowa'],
  ])('knows borrowed words: %s', (_name, text) => {
    expect(words(`Mowa ${text}.`, 'pl')).toEqual([]);
  });

  it('takes no English word for a Polish one that lost its marks', () => {
    expect(words('To slowa i bledy zespolu.', 'pl')).toEqual(['slowa', 'bledy', 'zespolu']);
  });
});

it('leaves a phrase in italics alone, but for what is nearly a word', () => {
  const found = (text: string) => unknownWords(text, 'en', true).map(({ word }) => word);
  expect(found('quod erat demonstrandum')).toEqual([]);
  expect(found('a whole recieved letter')).toEqual(['recieved']);
});

it('tells where in a text a word begins', () => {
  const text = 'A well-knwon „wrod”.';
  expect(unknownWords(text, 'en').map(({ word, at }) => text.slice(at, at + word.length))).toEqual([
    'knwon',
    'wrod',
  ]);
});

it('suggests the word that was meant', () => {
  expect(dictionaryOf('en')?.nearest('recieve')).toBe('receive');
  expect(dictionaryOf('pl')?.nearest('będziee')).toBe('będzie');
  expect(dictionaryOf('en')?.nearest('xqzvwkjh')).toBeUndefined();
});
