import { describe, expect, it } from 'vitest';
import { description } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { fixedBy, messagesOf } from '@/tests/support/rule-fixtures';

const polish = 'services/finops/pl.mdx';

/** A page with a title of its own, as it is in YAML. */
const titled = (yaml: string) => `---\ntitle: ${yaml}\ndescription: ${description}\n---\n\nText.\n`;

describe('straight-quotes', () => {
  const fixed = async (text: string, file?: string) =>
    (await fixedBy('straight-quotes', `${text}\n`, file)).trim();

  it.each([
    ['"A", (“B” and "C").', '“A”, (“B” and “C”).'],
    ['"*A*" and **"B"**', '“*A*” and **“B”**'],
    ['"[A](/home)"', '“[A](/home)”'],
    ['"A `"b"` c"', '“A `"b"` c”'],
    ['"ISO 27001"', '“ISO 27001”'],
    ['\\"A\\"', '“A”'],
    ["don't, users', the '90s", 'don’t, users’, the ’90s'],
    ['5\'10" by 19" "wide"', '5\'10" by 19" “wide”'],
    ['52° 13\' 47" N', '52° 13\' 47" N'],
    ["the 1990's", 'the 1990’s'],
    ['<LinkCard label="It\'s" />', '<LinkCard label="It’s" />'],
    ['<LinkCard label=\'Say "A"\' />', "<LinkCard label='Say “A”' />"],
    ['<LinkCard label={"It\'s"} />', '<LinkCard label={"It’s"} />'],
  ])('fixes %s', async (text, expected) => {
    expect(await fixed(text)).toBe(expected);
    // Fixed once, there is nothing left to fix.
    expect(await fixed(expected)).toBe(expected);
  });

  it('fixes Polish marks', async () => {
    expect(await fixed('"A" i "B"', polish)).toBe('„A” i „B”');
  });

  it('tells, but does not fix, what it cannot be sure of', async () => {
    for (const text of ["'word' here", 'a " b'])
      expect([
        await fixed(text),
        (await messagesOf('straight-quotes', page(`${text}\n`))).length > 0,
      ]).toEqual([text, true]);
  });

  it.each([
    [`"We don't guess costs"`, '"We don’t guess costs"'],
    [`"What \\"own\\" means here"`, '"What “own” means here"'],
    [`What "owner" means here`, 'What “owner” means here'],
    [`'What "owner" means here'`, `'What “owner” means here'`],
    [`'We don''t guess costs'`, `'We don''t guess costs'`],
  ])('fixes the title %s', async (yaml, expected) => {
    expect(await fixedBy('straight-quotes', titled(yaml))).toBe(titled(expected));
  });
});

describe('wrong-dash', () => {
  const fixed = async (text: string) => (await fixedBy('wrong-dash', `${text}\n`)).trim();

  it.each([
    ['a - b -- c', 'a – b – c'],
    ['a -\nb', 'a –\nb'],
    ['`a` - *b*', '`a` - *b*'],
    ['word--word', 'word – word'],
    ['10-20% in 1-3 months, 2024-2026', '10–20% in 1–3 months, 2024–2026'],
  ])('makes of %j %j', async (text, expected) => {
    expect(await fixed(text)).toBe(expected);
  });
});
