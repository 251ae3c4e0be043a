// @module-tag slow
import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { fileLimit, lineLimit, rowLimit } from '@/lib/content/limits';
import { page } from '@/tests/support/marked-content';
import { inProcessorTime } from '@/tests/support/processor-time';
import { writeTree } from '@/tests/support/temporary-tree';
import { checkContent } from './check-content';

const file = 'services/finops/en.mdx';

/** What is reported for one page, and how long it takes (ms of the processor). */
async function checked(text: string, more: Record<string, string> = {}) {
  const directory = writeTree({ [file]: text, ...more });
  const check = () => checkContent(directory, blockSchemas, { now: new Date() });
  const { result, time } = await inProcessorTime(check);
  return { problems: result.problems, time };
}

/** What is said of the page's own text. */
const reported = async (text: string) =>
  (await checked(text)).problems.flatMap(({ ruleId, line, reason }) =>
    ruleId === 'missing-translation' ? [] : [[ruleId, line, reason] as const],
  );

const code = (lines: string) => `const a = {\n${lines}};`;
const tags = '<li>{a}</li>\n'.repeat(12);

describe('code with braces that hold many tags', () => {
  const indented = (by: string) => code(tags).replace(/^/gm, by);
  it.each([
    ['a fence', `\`\`\`tsx\n${code(tags)}\n\`\`\`\n`],
    ['a fence in a list item', `- A list:\n\n  \`\`\`tsx\n${indented('  ')}\n  \`\`\`\n`],
    ['a fence in a quotation in a list', `- > \`\`\`tsx\n${indented('  > ')}\n  > \`\`\`\n`],
    ['a span of two backticks', `A span \`\`{${'<a>'.repeat(12)} \` }\`\` of code.\n`],
    ['a text of a property', `<Stat value="{${'<a>'.repeat(12)}}" label="of" />\n`],
  ])('is let pass in %s', async (_name, body) => {
    expect((await reported(page(body))).filter(([ruleId]) => ruleId === 'mdx-syntax')).toEqual([]);
  });

  it('is let pass in a property, where a text holds one brace', async () => {
    const body = `<Section background="paper">\n\n${'<Stat value="3 {" label="of < 5" />\n\n'.repeat(12)}</Section>\n`;
    expect((await reported(page(body))).filter(([ruleId]) => ruleId === 'mdx-syntax')).toEqual([]);
  });

  it('is reported where the brace is in a text', async () => {
    const sections = '<Section>\n\nText.\n\n</Section>\n\n'.repeat(20);
    expect(await reported(page(`Text {\n\n${sections}`))).toEqual([
      ['mdx-syntax', 6, expect.stringContaining('the { is never closed')],
    ]);
  });
});

describe('what is too large', () => {
  const mega = 10 * 1024 * 1024;

  it.each([
    ['spaces', ' '],
    ['Windows line ends', '\r\n'],
    ['words', 'word '],
  ])('is refused by its size: 10 MB of %s', async (_name, piece) => {
    const { problems, time } = await checked(page(piece.repeat(mega / piece.length)));
    const own = problems.filter(({ ruleId }) => ruleId !== 'missing-translation');
    expect(own.map(({ ruleId, line, column }) => [ruleId, line, column])).toEqual([
      ['unreadable', 1, 1],
    ]);
    expect(own[0]?.reason).toContain(`expected at most ${fileLimit / 1024} KB`);
    expect(time).toBeLessThan(timeLimit);
  });

  it.each([
    ['a line', `Text.\n\n${'word '.repeat(lineLimit / 4)}\n`, 8, 'unreadable'],
    ['a property', `<Hero lead="${'word '.repeat(lineLimit / 4)}" />\n`, 6, 'unreadable'],
    ['a table', `| a |\n| - |\n${'| b |\n'.repeat(rowLimit + 1)}`, 8 + rowLimit, 'table-row'],
  ])('is reported at its line: %s', async (_name, body, line, ruleId) => {
    expect(await reported(page(body))).toContainEqual([
      ruleId,
      line,
      expect.stringMatching(/more|longer|rows/),
    ]);
  });

  it('is a frontmatter', async () => {
    const [found] = await reported(page('Text.\n', `summary: "${'word\n '.repeat(4000)}"`));
    expect(found).toEqual([
      'unreadable',
      1,
      expect.stringContaining('the frontmatter (the lines between `---`) has'),
    ]);
  });

  it.each(['data/people.yaml', 'data/facts.yaml', 'data/menu.yaml', 'services/_section.yaml'])(
    'is %s',
    async (name) => {
      const { problems, time } = await checked(page(), { [name]: 'a: [\n'.repeat(mega / 5) });
      expect(problems.filter((found) => found.file === name)).toEqual([
        expect.objectContaining({ ruleId: 'data-file', line: 1 }),
      ]);
      expect(time).toBeLessThan(timeLimit);
    },
  );
});

/** Texts of the size a page may have, of pieces that parsers and patterns take long for. */
const pieces: readonly (readonly [string, string])[] = [
  ['braces 99 deep', `${'{'.repeat(99)}${'}'.repeat(99)}\n`],
  ['braces that are never closed', '{ \n'],
  ['braces around code', '{a} \n'],
  ['tags in a quotation', '> <Stat value="1" label="a" />\n'],
  ['tags that are never closed', '<a>\n'],
  ['tags without an end', '<a\n'],
  ['closing tags', '</a>\n'],
  ['blocks that are never closed', '<Section>\n\n'],
  ['signs for less', '< \n'],
  ['comments of HTML', '<!--\n'],
  ['rows of a table', '| a |\n'],
  ['headings', '## a\n\n'],
  ['quotations', `${'>'.repeat(200)}\n`],
  ['bullets', `${'- '.repeat(200)}\n`],
  ['brackets', '[\n'],
  ['links to nowhere', '[a][b]\n'],
  ['footnotes', '[^a]\n'],
  ['backticks', '` `` ```\n'],
  ['fences', '```\n\n'],
  ['stars', '**a *b\n'],
  ['straight quotes', '"\n'],
  ['dashes', '-- - \n'],
  ['the same word', 'word word\n'],
  ['addresses', 'https://a.example/ a@b.example\n'],
  ['imports', 'import a\n\n'],
  ['tags in imports', 'import <S a="\n'],
  ['hidden characters', '\u200B\u202E\n'],
  ['references', '&#8203;&a;\n'],
];

/** How long a file may keep the check busy, in ms of the processor: an ordinary page takes 20. */
const timeLimit = 6000;

it.each(pieces)(
  'comes to an end with a page full of %s',
  async (_name, piece) => {
    const rows = piece.startsWith('|') ? '| a |\n| - |\n' : '';
    const text = page(rows + piece.repeat((fileLimit - 1000) / Buffer.byteLength(piece)));
    const { problems, time } = await checked(text);
    // Refused by the size of its file, it would not be looked at.
    expect(problems.map(({ ruleId }) => ruleId)).not.toContain('unreadable');
    for (const { reason } of problems) {
      expect(reason).not.toMatch(/call stack|string length|cannot be checked/i);
      expect(reason.length).toBeLessThan(2500);
    }
    expect(time).toBeLessThan(timeLimit);
  },
  timeLimit * 3,
);
