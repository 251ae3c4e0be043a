import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const english = [
  'Every account has an owner who sees what the project has cost in a month, and where that money went.',
  'If a cost rises faster than its plan, the owner hears of it before the month has ended, and not from the invoice.',
  'What nobody owns is switched off after thirty days, and this is the rule that saves more than all of the others.',
];
const polish = [
  'Każde konto ma właściciela, który co miesiąc widzi, ile kosztował jego projekt i z czego ten koszt wynika.',
  'Jeżeli koszt rośnie szybciej niż plan, właściciel dowiaduje się o tym przed końcem miesiąca, a nie z faktury.',
  'Co nie ma właściciela, jest wyłączane po trzydziestu dniach, i ta reguła oszczędza więcej niż wszystkie inne.',
];
const body = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;
const found = (rule: string, text: string, file = 'services/finops/en.mdx') =>
  problemsOf(rule, { [file]: text }).map(({ line, column, message }) => [line, column, message]);

describe('a whole text', () => {
  it.each([
    [
      'services/finops/en.mdx',
      polish,
      'is in Polish: expected English; translate it, or move it to content/services/finops/pl.mdx',
    ],
    [
      'services/finops/pl.mdx',
      english,
      'is in English: expected Polish; translate it, or move it to content/services/finops/en.mdx',
    ],
  ])('in the wrong language is reported once, where it begins: %s', (file, text, words) => {
    expect(found('wrong-language', page(body(...text)), file)).toEqual([
      [6, 1, `the text of this page ${words}`],
    ]);
    expect(found('foreign-text', page(body(...text)), file)).toEqual([]);
  });

  it('is reported where it is in lists, tables, headings and blocks', () => {
    const list = polish.map((text) => `- ${text}`).join('\n');
    const table = `| Co | Kto |\n| --- | --- |\n| ${polish[0]} | ${polish[1]} |`;
    const block = `<Section>\n\n## ${polish[0]}\n\n${polish[1]}\n\n</Section>`;
    for (const text of [list, table, block])
      expect(found('wrong-language', page(body(text))), text).toHaveLength(1);
  });

  it('is not reported of a page that is mostly a quotation', () => {
    const quotation = polish.map((text) => `> ${text}`).join('\n>\n');
    const text = page(body('The contract says:', quotation, `He said: “${polish[0]}”`));
    expect(found('wrong-language', text)).toEqual([]);
    expect(found('foreign-text', text)).toEqual([]);
  });
});

describe('a part of a text', () => {
  it('is found wherever the schema of the frontmatter has text', () => {
    const [first = ''] = polish;
    const text = page(
      body(...english, ...english),
      'form:',
      `  info: ${first}`,
      '  url: /contact-us',
    );
    expect(found('foreign-text', text, 'blog/post/en.mdx').map(([line]) => line)).toEqual([5]);
  });

  it('in the other language is reported at its place, be it a paragraph, a list or a property', () => {
    const [first = '', second = '', third = ''] = polish;
    const text = body(
      ...english,
      ...english,
      first,
      `- ${second}`,
      `<LinkCard label="${third}" />`,
    );
    const reported = found('foreign-text', page(text));
    expect(reported.map(([line, column]) => [line, column])).toEqual([
      [18, 1],
      [20, 3],
      [22, expect.any(Number)],
    ]);
    expect(reported[0]?.[2]).toMatch(
      /^this text is in Polish on a page in English: expected English/,
    );
    expect(found('wrong-language', page(text))).toEqual([]);
  });

  it('is reported of the frontmatter', () => {
    const text = page(body(...english), `summary: "${polish[0]}"`);
    expect(found('foreign-text', text)).toEqual([[4, 10, expect.stringContaining('in Polish')]]);
  });

  it('is found where it is one short sentence, at its place, or at the property that has it', () => {
    const short = 'Koszt jest po stronie klienta.';
    const text = body(...english, `What it costs. ${short}`, `<LinkCard label="${short}" />`);
    expect(found('foreign-text', page(text))).toEqual([
      [12, 16, expect.stringMatching(/^this sentence is in Polish on a page in English/)],
      [14, expect.any(Number), expect.stringMatching(/^this sentence is in Polish/)],
    ]);
  });

  it('is let pass in quotation marks, as code, and where it is a name', () => {
    const own = body(
      ...english,
      `The Polish text says „${polish[0]}”, and nothing else.`,
      `> ${polish[1]}`,
      `\`\`\`text\n${polish[2]}\n\`\`\``,
      'Ustawa o krajowym systemie cyberbezpieczeństwa (KSC)',
    );
    expect(found('foreign-text', page(own))).toEqual([]);
  });
});
