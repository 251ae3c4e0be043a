import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '@/lib/text/escape';
import { answerSheet } from './answer-sheet';

const heads = { part: 'Part', subject: 'Subject', particular: 'Particular', answer: 'Answer' };

/** Lines below the head, without the mark at the beginning. */
const linesOf = (html: string, locale: 'en' | 'pl' = 'en') =>
  answerSheet(html, locale, heads).slice(1).split('\r\n').slice(1, -1);

describe('answerSheet', () => {
  it('has a row for each cell that answers something, and for each sentence', () => {
    expect(
      linesOf(
        '<h1>Pack</h1><p>What is asked.</p><h2>1. Places</h2><table><thead><tr><th>Place</th><th>Class</th><th>Power</th></tr></thead><tbody><tr><th>Warsaw</th><td>3</td><td>2 MW</td></tr></tbody></table><h2>2. Exit</h2><ul><li>The service goes on.</li></ul>',
      ),
    ).toEqual([
      '"Pack","","","What is asked."',
      '"1. Places","Warsaw","Class","3"',
      '"1. Places","Warsaw","Power","2 MW"',
      '"2. Exit","","","The service goes on."',
    ]);
  });

  it('tells a sentence within a table once', () => {
    expect(
      linesOf('<table><tbody><tr><th>A</th><td><p>One</p><p>two</p></td></tr></tbody></table>'),
    ).toEqual(['"","A","","Onetwo"']);
  });

  it('is separated by semicolons in Polish, and says that it is UTF-8', () => {
    expect(linesOf('<p>Zażółć</p>', 'pl')).toEqual(['"";"";"";"Zażółć"']);
    expect(answerSheet('', 'pl', heads)).toBe('\uFEFF"Part";"Subject";"Particular";"Answer"\r\n');
  });

  it.each(['=1+1', '@sum', '-a', '+a'])('keeps %j from being worked out', (text) => {
    expect(linesOf(`<p>${text}</p>`)).toEqual([`"","","","'${text}"`]);
  });

  it.each(['+48 22 000 00 00', '-5 °C', '99.95%'])('leaves %j as it is', (text) => {
    expect(linesOf(`<p>${text}</p>`)).toEqual([`"","","","${text}"`]);
  });

  it('gives back any text when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (text) => {
        const [line = ''] = linesOf(`<p>a${escapeHtml(text)}z</p>`);
        const answer = line.slice('"","","","'.length, -1).replaceAll('""', '"');
        expect(answer).toBe(`a${text}z`.replace(/\s+/g, ' '));
      }),
    );
  });
});
