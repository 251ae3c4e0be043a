import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '@/lib/text/html-tree';
import { textBlocks } from './text-blocks';
import { diffBlocks, diffTexts, type Segment } from './text-diff';

const blocksOf = (body: string) => textBlocks(parseHtml(`<main>${body}</main>`));

const diff = (before: string, after: string) => diffBlocks(blocksOf(before), blocksOf(after));

const without = (segments: readonly Segment[], kind: Segment['kind']) =>
  segments
    .filter((segment) => segment.kind !== kind)
    .map(({ text }) => text)
    .join('')
    .trim();

const word = fc.constantFrom('cloud', 'cost', '99.95', '%', 'a', 'b', 'żółw', '&amp;', 'Warsaw.');
const paragraph = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const page = fc
  .array(paragraph, { maxLength: 8 })
  .map((paragraphs) => paragraphs.map((text) => `<p>${text}</p>`).join(''));

describe('comparison of texts', () => {
  it('finds nothing between two pages that read the same', () => {
    fc.assert(
      fc.property(page, (body) => {
        expect(diff(body, body)).toEqual([]);
      }),
    );
  });

  it('takes white space, comments and elements within a line for no difference', () => {
    expect(diff('<p>One two\n three</p>', '<p>One&nbsp;two <!-- --><b>three</b></p>')).toEqual([]);
  });

  it('holds both texts: without what was inserted the one before, without what was deleted the one after', () => {
    fc.assert(
      fc.property(page, page, (before, after) => {
        for (const change of diff(before, after)) {
          if (change.before) expect(without(change.segments, 'inserted')).toBe(change.before.text);
          if (change.after) expect(without(change.segments, 'deleted')).toBe(change.after.text);
        }
      }),
    );
  });

  it('accounts for every block that is not on the other side', () => {
    fc.assert(
      fc.property(page, page, (before, after) => {
        const changes = diff(before, after);
        const rest = (body: string, side: 'before' | 'after') => {
          const texts = blocksOf(body).map(({ text }) => text);
          for (const change of changes) {
            const text = change[side]?.text;
            if (text !== undefined) texts.splice(texts.indexOf(text), 1);
          }
          return texts;
        };
        expect(rest(before, 'before')).toEqual(expect.arrayContaining(rest(after, 'after')));
        expect(rest(before, 'before').length).toBe(rest(after, 'after').length);
      }),
    );
  });

  it('marks words and not letters, and numbers as a whole', () => {
    expect(diffTexts('at 99.95 % a month', 'at 99.99 % a month')).toEqual([
      { kind: 'same', text: 'at' },
      { kind: 'deleted', text: ' 99.95' },
      { kind: 'inserted', text: ' 99.99' },
      { kind: 'same', text: ' % a month' },
    ]);
  });

  it('tells a text that moved from one that was written anew', () => {
    const texts = ['The first of them', 'Another one here', 'Third and last text'];
    const of = (order: number[]) => order.map((index) => `<p>${texts[index]}</p>`).join('');
    expect(diff(of([0, 1, 2]), of([1, 2, 0])).map(({ kind }) => kind)).toEqual(['moved']);
  });

  it('knows the heading that a text is below, and the landmark', () => {
    const [change] = diff('<h2>Prices</h2><p>From 10</p>', '<h2>Prices</h2><p>From 12</p>');
    expect(change?.after).toMatchObject({ heading: 'Prices', region: 'main', tag: 'p' });
  });
});
