import { expect, it } from 'vitest';
import { page, people } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

const found = (text: string, others: Readonly<Record<string, string>> = {}) =>
  messagesOf('misspelling', page(`${text}\n`), undefined, others).map(
    (message) => /^"([^"]+)"/.exec(message)?.[1],
  );

it.each([
  ['a word with a capital that is near to none', 'We met Zbigniewska. Brzozowicz was there.'],
  ['one that is near to another, twice', 'We met Marqus there, and saw what Marqus’s team did.'],
  ['one beside another capital', 'We met Anna Marrk there.'],
  ['a phrase in italics', 'It is a *verplichte wijsheid*, he said.'],
])('takes for a name or leaves alone: %s', (_name, text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['within a sentence', 'We met on Tuseday there.', 'Tuseday'],
  ['at the beginning of one', 'It ended. Becasue of that, no.', 'Becasue'],
  ['short, at the beginning', 'It ended. Teh end.', 'Teh'],
  ['near to a listed word, whatever is beside it', 'Our Kubernets Engine runs.', 'Kubernets'],
  ['in italics', 'It is *recieved* there.', 'recieved'],
])('finds a misspelt word with a capital or in italics: %s', (_name, text, word) => {
  expect(found(text, { 'data/words.yaml': 'all:\n  - Kubernetes\n' })).toEqual([word]);
});

it('knows the names of the data files, and the words of the site with their endings', () => {
  const others = {
    'data/people.yaml': people.replace('name: Anna', 'name: Anna Robinsn'),
    'data/words.yaml': 'en:\n  - showbackery\n  - frobniz*\n',
  };
  const text = 'Robinsn wrote it. All showbackeries of the frobnizings are here.';
  expect(found(text, others)).toEqual([]);
  expect(found(text)).toEqual(['Robinsn', 'showbackeries', 'frobnizings']);
});

it('finds words in texts that pages share', () => {
  const others = { 'data/people.yaml': people.replace('en: E, pl: P', 'en: Recieved, pl: P') };
  expect(messagesOf('misspelling', others['data/people.yaml'], 'data/people.yaml', others)).toEqual(
    [expect.stringContaining('did you mean `received`?')],
  );
});
