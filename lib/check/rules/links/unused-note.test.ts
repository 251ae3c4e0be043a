import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

const messages = (body: string) => messagesOf('unused-note', page(`${body}\n`));

it.each([
  ['Text.\n\n[^1]: A note.', 'nothing refers to the note "1"'],
  ['Text.\n\n[^Źródło]: A note.', 'expected [^Źródło] in the text, or no such line'],
  ['> Text.\n>\n> [^1]: A note.', 'the note "1"'],
  ['`[^1]` and \\[^1]\n\n[^1]: A note.', 'the note "1"'],
  ['Text[^1].\n\n[^1]: A note.\n\n[^1]: Another.', '"1" is there twice'],
  ['Text[^Raz].\n\n[^raz]: A note.\n\n[^RAZ]: Another.', 'the note "RAZ" is there twice'],
  ['Text.\n\n[^1]: A note that says [^1].', 'the note "1"'],
  ['Text[^1].\n\n[^1]:', 'the note "1" is empty'],
  ['Text[^1].\n\n[^1]:\nThe note.', 'expected its text behind the colon'],
  ['Text.\n\n[a]: /home', 'the address "a", so it is never shown: expected [words][a]'],
  ['[One][a].\n\n[a]: /home\n[a]: /services/finops', 'the address "a" is there twice'],
])('tells of %j', async (body, words) => {
  expect(await messages(body)).toEqual([expect.stringContaining(words)]);
});

it.each([
  'Text[^1].\n\n[^1]: A note.',
  'Text[^1] and again[^1].\n\n[^1]: A note[^2].\n\n[^2]: A second one.',
  '| A[^1] |\n| --- |\n| 1 |\n\n[^1]: A note.',
  '## Heading[^1]\n\n[^1]: A note.',
  'Text[^ntoe].\n\n[^note]: A note that is misspelt above.',
  '~~~\n[^1]: A note.\n~~~',
  '[a] and ![b][b].\n\n[a]: /home\n[b]: a.svg',
  '[//]: # (a comment)',
])('finds nothing in %j', async (body) => {
  expect(await messages(body)).toEqual([]);
});
