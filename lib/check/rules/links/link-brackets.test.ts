import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

const messages = (body: string) => messagesOf('link-brackets', page(body));

it.each([
  [
    'a label',
    '[x][nope]',
    '"nope" is defined nowhere: expected [text](/page-id), or a line [nope]: /page-id',
  ],
  ['a label next to one', '[x][hoem]\n\n[home]: /home', 'did you mean `home`?'],
  ['an empty label', '[costs][]', '"costs" is defined nowhere'],
  ['numbers', '[1][2]', '"2" is defined nowhere'],
  ['a label behind bold words', '[a **b**][nope]', '"nope" is defined nowhere'],
  ['a placeholder', '[text][nope]', '"nope" is defined nowhere'],
  ['a picture', '![x][nope]', '"nope" is defined nowhere'],
  [
    'a footnote',
    'Text[^1]',
    'there is no footnote "1": expected a line of its own, [^1]: and then the note',
  ],
  ['a footnote next to one', 'Text[^nte]\n\n[^note]: A', 'did you mean `note`?'],
  ['a space between', '[Costs] (/home)', 'a space keeps this from being a link'],
  ['a space in the address', '[Costs](/home page)', 'the address has a space in it'],
  ['a space in the name of a picture', '![Costs](all costs.png)', 'the address has a space in it'],
  ['an open bracket', '[Costs](/home', 'the link is never closed'],
])('tells %s that makes no link', (_name, body, words) => {
  expect(messages(`${body}\n`)).toEqual([expect.stringContaining(words)]);
  expect(messagesOf('placeholder-text', page(`${body}\n`))).toEqual([]);
});

it.each([
  ['tasks', '- [ ] one\n- [x] two'],
  ['a word in brackets', 'so it [almost] seems'],
  ['brackets behind a backslash', '\\[x][y] and \\[^1]'],
  ['code', '`[x][y]`'],
  ['defined labels in other capitals', '[Costs][Home]\n\n[home]: /home'],
  ['a defined footnote', 'Text[^1]\n\n[^1]: Note'],
  ['a comment behind brackets', '[sic] (as they say)'],
])('accepts %s', (_name, body) => {
  expect(messages(`${body}\n`)).toEqual([]);
});
