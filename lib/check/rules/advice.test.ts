import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf, problemsOf } from '@/tests/support/rule-fixtures';

it.each([
  [
    'table-row',
    '| A | B |\n| --- | --- |\n| 1 |',
    'expected 2 cells as in the table’s header, found 1',
  ],
  [
    'no-code',
    'import Card from "./card"',
    'a paragraph that begins with the word import or export is',
  ],
  [
    'no-code',
    '{1 + 1}',
    '{1 + 1} is no name that the site fills in: expected text, or one of {company}',
  ],
  ['no-code', 'At {compnay}.', '`{compnay}` means nothing; did you mean `{company}`?'],
  ['heading-level', '# A', '# makes a second main heading (H1)'],
  [
    'heading-skip',
    '### A *b*',
    '"A b" is a heading of level 3 at the beginning of the text: expected ##',
  ],
  ['heading-skip', '## A\n\n#### B', 'of level 4 below a heading of level 2: expected ### here'],
  ['heading-skip', '# A\n\n### B', 'of level 3 below a heading of level 1: expected ## here'],
  ['link-text', '[here](/home)', 'does not say where the link leads'],
  ['link-text', '[](/home)', 'the link has no text'],
  ['link-form', '[a](https://)', '"https://" leads nowhere'],
  [
    'link-form',
    '<LinkCard label="A" href="tel:x" />',
    '`href`: "tel:x" leads nowhere: expected tel: and',
  ],
  [
    'insecure-link',
    'http://a.b/c',
    '"http://a.b/c" is not encrypted: expected an address that begins',
  ],
  ['link-brackets', '[x][nope]', '"nope" is defined nowhere: expected [text](/page-id), or a line'],
  ['link-brackets', '[x][hoem]\n\n[home]: /home', 'did you mean `home`?'],
  [
    'link-brackets',
    'Text[^1]',
    'there is no footnote "1": expected a line of its own, [^1]: and then',
  ],
  ['link-brackets', 'Text[^nte]\n\n[^note]: A', 'did you mean `note`?'],
  ['link-brackets', '[Costs] (/home)', 'a space keeps this from being a link'],
  ['link-brackets', '[Costs](/home page)', 'the address has a space in it'],
  ['link-brackets', '[Costs](/home', 'the link is never closed'],
  [
    'stray-markdown',
    '> [!NOTE]\n> A',
    'expected <Callout kind="note"> and </Callout> around the text',
  ],
  ['stray-markdown', '> [!warning] A', 'expected <Callout kind="warning">'],
  ['stray-markdown', '- a\n\n  > [!Tip]\n  > A', 'expected <Callout kind="tip">'],
  ['stray-markdown', '> [!IMPORTANT]\n> A', 'expected <Callout kind="note">'],
  ['stray-markdown', '[!CAUTION]\nA', 'expected <Callout kind="warning">'],
  ['stray-markdown', ':::danger A', 'expected <Callout kind="warning">'],
  [
    'stray-markdown',
    '<LinkCard label="**A**" />',
    'is Markdown, which works in the text of a page and',
  ],
  ['stray-markdown', '• One\n• Two', '"•" makes no list: expected "- "'],
  ['stray-markdown', '-**One** thing', '"-" makes no list: expected "- ", with a space'],
  ['stray-markdown', '\uF0B7 One', 'makes no list'],
  ['stray-markdown', 'Size\tPrice\nSmall\t100', 'a tab parts no columns: expected a table'],
])('%s says of %j what to do', async (ruleId, body, words) => {
  expect(await messagesOf(ruleId, page(`${body}\n`))).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['updateDate: 2026-10-13', '2026-10-13 is earlier than `date`, 2026-10-14'],
  ['updateDate: 2026-11-21', '2026-11-21 is later than today, 2026-11-20'],
  ['expires: 2026-10-01', '2026-10-01 is earlier than `date`'],
])('date-order says of %s what to do', async (line, words) => {
  const text = page('Text.\n', 'date: 2026-10-14', line);
  expect(await messagesOf('date-order', text)).toEqual([expect.stringContaining(words)]);
});

it('takes a page for expired when its last day is over in Warsaw', async () => {
  const files = { 'a/en.mdx': page('Text.\n', 'expires: 2026-07-01') };
  expect(await problemsOf('expired', files, '2026-07-01T21:59:59Z')).toEqual([]);
  expect(await problemsOf('expired', files, '2026-07-01T22:00:00Z')).toHaveLength(1);
});

it.each([
  ['plan/en.mdx', 'path: /handbook', '/handbook is kept for the site itself'],
  ['plan/pl.mdx', 'path: /pl/plan', 'added by itself'],
  ['plan/pl.mdx', 'path: /404', '/pl/404 is kept'],
  ['plan/en.mdx', 'path: /', '/ is kept for the home page'],
  ['plan/en.mdx', 'path: /case-studies/page/two', 'of a list'],
])('reserved-address says of %s with %s why', async (file, line, words) => {
  const found = await messagesOf('reserved-address', page('T.\n', line), file);
  expect(found).toEqual([expect.stringContaining(words)]);
});

it('keeps the list of posts at its address in each language', async () => {
  const others = { 'blog/pl.mdx': page('T.\n', 'slug: dziennik') };
  const found = await messagesOf('reserved-address', page(), 'blog/page/pl.mdx', others);
  expect(found).toEqual([expect.stringContaining('/pl/dziennik/strona is kept')]);
});

const polish =
  'Każde konto ma właściciela, który co miesiąc widzi, ile kosztował jego projekt i z czego.';
const english =
  'Every account has an owner who sees what the project has cost in a month, and why.';

it('says of a whole text in the wrong language where it belongs, and nothing of its parts', async () => {
  const text = page(`${polish}\n\n${polish}\n`);
  expect(await messagesOf('wrong-language', text)).toEqual([
    'the text of this page is in Polish: expected English; translate it, or move it to content/services/finops/pl.mdx',
  ]);
  expect(await messagesOf('foreign-text', text)).toEqual([]);
});

it('tells a text from a sentence in another language', async () => {
  const text = page(
    `${english}\n\n${english}\n\n${polish}\n\nWhy? Koszt jest po stronie klienta.\n`,
  );
  expect(await messagesOf('foreign-text', text)).toEqual([
    expect.stringMatching(/^this text is in Polish on a page in English: expected English/),
    expect.stringMatching(/^this sentence is in Polish on a page in English/),
  ]);
});

it('names both numbers where they differ', async () => {
  const others = { 'services/finops/en.mdx': page('It is done in 48 hours.\n') };
  const text = page('Trwa to 72 godziny.\n');
  expect(await messagesOf('different-number', text, 'services/finops/pl.mdx', others)).toEqual([
    '72 here, and 48 in English (services/finops/en.mdx:6): expected the same number in both languages; correct the one that is wrong',
  ]);
});

const unit = 'unit: month\n  valid: { from: 2026-01-01, until: 2027-12-31 }\n';

it.each([
  [
    'typed-price',
    { 'data/prices.yaml': `review:\n  name: { en: R, pl: P }\n  net: 38400\n  ${unit}` },
    'From PLN 38,400 a month.',
    'expected `{prices.review}`',
  ],
  [
    'typed-fact',
    {
      'data/facts.yaml':
        'wait: { meaning: M, value: { en: 4 hours, pl: 4 godziny }, beside: { en: [standby], pl: [c] } }\n',
    },
    'Standby takes over in 4 hours.',
    'expected `{facts.wait}`',
  ],
  [
    'avoided-term',
    {
      'data/glossary.yaml':
        'a:\n  en: { term: backup, definition: A., avoid: [{ form: "back-up*", reason: one word }] }\n  pl: { term: kopia, definition: K. }\n',
    },
    'Two back-ups.',
    '"back-ups" is not used for this: expected "backup" (one word)',
  ],
])('%s names what is to be written instead', async (ruleId, others, text, words) => {
  expect(await messagesOf(ruleId, page(`${text}\n`), undefined, others)).toEqual([
    expect.stringContaining(words),
  ]);
});
