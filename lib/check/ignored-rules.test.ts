import { expect, it } from 'vitest';
import { compile, textOf } from '@/tests/support/compiled';
import { checkMarked, page } from '@/tests/support/marked-content';

/** Rules that are broken at the marks of a page, and nowhere else. */
async function rulesAt(body: string): Promise<string[]> {
  const { problems, places } = await checkMarked(page(body));
  expect(problems.map(({ line, column }) => ({ line, column }))).toEqual(
    places.map(({ line, column }) => ({ line, column })),
  );
  return problems.map(({ ruleId }) => ruleId);
}

const comment = '{/* check-ignore doubled-word: a quotation of the law */}';

it('is silent in the block behind the comment, and in no other', async () => {
  expect(await rulesAt(`${comment}\n\nThe the end.\n\nThe ▸the end.\n`)).toEqual(['doubled-word']);
});

it('silences one rule alone', async () => {
  expect(await rulesAt(`${comment}\n\nThe the end, see ▸[costs](/nowhere).\n`)).toEqual([
    'dead-link',
  ]);
});

it('silences rules that compare pages as well', async () => {
  const dead = '{/* check-ignore dead-link: the page comes with the next release */}';
  expect(await rulesAt(`${dead}\n\nSee [costs](/nowhere).\n\nSee ▸[costs](/nowhere).\n`)).toEqual([
    'dead-link',
  ]);
});

it('covers all of a block that has others in it', async () => {
  const body = `${comment}\n\n<Section>\n\nThe the end.\n\nThe the end.\n\n</Section>\n`;
  expect(await rulesAt(body)).toEqual([]);
});

it('wants a rule that there is, and a reason', async () => {
  expect(await rulesAt('▸{/* check-ignore doubled-wrod: a reason */}\n\nText.\n')).toEqual([
    'ignore-comment',
  ]);
  expect(await rulesAt('▸{/* check-ignore doubled-word */}\n\nThe ▸the end.\n')).toEqual([
    'ignore-comment',
    'doubled-word',
  ]);
});

it('wants a line of its own: among words it silences nothing', async () => {
  expect(await rulesAt(`Text ▸${comment} and the ▸the end.\n`)).toEqual([
    'ignore-comment',
    'doubled-word',
  ]);
});

it('is not shown on the page', () => {
  expect(textOf(compile(`${comment}\n\nText.\n`)).trim()).toBe('Text.');
});
