import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkContent } from '@/lib/check/check-content';
import { type BlockSchema, defineBlock } from '@/lib/schema/block';
import { picture } from '@/lib/schema/formats';
import { checkMarked, page } from '@/tests/support/marked-content';
import { sampleSvg } from '@/tests/support/picture-samples';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const logoCard = defineBlock({
  name: 'LogoCard',
  description: 'A card with pictures.',
  props: z.strictObject({
    logoSrc: picture().optional(),
    logoAlt: z.string().default(''),
    src: picture().optional(),
  }),
  children: 'none',
});

/** Problems with pictures of a page beside which `logo.svg` and `large.svg` lie. */
async function pictureProblems(body: string): Promise<string[]> {
  const directory = writeTree({
    'services/finops/en.mdx': page(body),
    'services/finops/logo.svg': sampleSvg(),
    'services/finops/large.svg': `${sampleSvg()}<!--${'x'.repeat(70_000)}-->`,
  });
  const blocks = new Map(sampleBlocks).set('LogoCard', logoCard as BlockSchema);
  return (
    (await checkContent(directory, blocks, { now: new Date() })).problems
      // Of the large one it is said where it lies, unless a page names it.
      .filter(({ ruleId, file }) => ruleId.startsWith('picture') && file.endsWith('.mdx'))
      .map(({ ruleId, line, column }) => `${ruleId} ${line - 5}:${column}`)
  );
}

describe('pictures in properties', () => {
  it('say what they show', async () => {
    expect(await pictureProblems('<LogoCard logoSrc="logo.svg" logoAlt="Four bands" />\n')).toEqual(
      [],
    );
  });

  it('are decorative where their text is given as empty, or where there is no property for it', async () => {
    expect(await pictureProblems('<LogoCard logoSrc="logo.svg" logoAlt="" />\n')).toEqual([]);
    expect(await pictureProblems('<LogoCard src="logo.svg" />\n')).toEqual([]);
  });

  it.each([
    ['without a text', 'logoSrc="logo.svg"', ['picture-alt 1:20']],
    ['with the name of the file', 'logoSrc="logo.svg" logoAlt="logo"', ['picture-alt 1:20']],
    ['without a file', 'src="logo.png"', ['picture-missing 1:16']],
    ['with a file too large', 'src="large.svg"', ['picture-size 1:16']],
  ])('are reported %s', async (_name, props, expected) => {
    expect(await pictureProblems(`<LogoCard ${props} />\n`)).toEqual(expected);
  });
});

it('does not tell a property as missing that is there under a wrong name', async () => {
  const { problems } = await checkMarked(page('<LinkCard lable="A" />\n'));
  expect(problems.map(({ reason }) => reason)).toEqual([
    '`lable` is not part of <LinkCard>; did you mean `label`?',
  ]);
});

it('tells a property of a tag in a quotation where it stands', async () => {
  const { problems, places } = await checkMarked(
    page('> <LinkCard\n>   label="A"\n>   ▸hrfe="/home"\n> />\n'),
  );
  expect(problems.map(({ line, column }) => ({ line, column }))).toEqual(
    places.map(({ line, column }) => ({ line, column })),
  );
});
