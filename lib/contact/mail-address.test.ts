import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '@/tests/support/any-text';
import { longestMailAddress, mailAddress, mailDraft } from './mail-address';

const bodyIn = (href: string) => new URL(href).searchParams.get('body') ?? '';

it('fills in subject and message so that nothing of them is lost', () => {
  const href = mailAddress('a@b.example', 'Koszty & chmura?', ['Zażółć\ngęślą', ' ', 'Ala #1']);
  const url = new URL(href);
  expect(url.pathname).toBe('a@b.example');
  expect(url.searchParams.get('subject')).toBe('Koszty & chmura?');
  expect(url.searchParams.get('body')).toBe('Zażółć\r\ngęślą\r\n\r\nAla #1');
  expect(href).not.toMatch(/[ \r\n]/);
});

it('says nothing of a message that is not there', () => {
  expect(mailAddress('a@b.example', 'FinOps')).toBe('mailto:a@b.example?subject=FinOps');
});

describe('a draft for a mail program', () => {
  const draft = (message: string, subject = 'FinOps') =>
    mailDraft('a@b.example', subject, ['Name: Anna', message], '[more]');

  it('is whole as long as it fits, to the letter', () => {
    const frame = mailAddress('a@b.example', 'FinOps', ['Name: Anna', 'x']).length - 1;
    const fitting = 'x'.repeat(longestMailAddress - frame);
    expect(draft(fitting)).toEqual({
      href: mailAddress('a@b.example', 'FinOps', ['Name: Anna', fitting]),
    });
    expect(draft(`${fitting}x`).rest).toBeDefined();
  });

  it('counts what is encoded: 600 Polish letters are too long', () => {
    const { href, rest } = draft('ż'.repeat(600));
    expect(href.length).toBeLessThanOrEqual(longestMailAddress);
    expect(bodyIn(href)).toMatch(/^Name: Anna\r\n\r\nż+\r\n\r\n\[more\]$/);
    expect(rest).toMatch(/^ż+$/);
  });

  it('is cut between words', () => {
    const { href, rest } = draft('Why are there seven clusters? '.repeat(100));
    expect(bodyIn(href)).toMatch(/ (Why|are|there|seven|clusters\?)\r\n\r\n\[more\]$/);
    expect(rest).toMatch(/^(Why|are|there|seven|clusters\?) /);
  });

  it.each([
    ['a family joined of four people', '👩‍👩‍👧‍👦'],
    ['a letter with marks of its own', 'e\u0301\u0323'],
    ['a flag', '🇵🇱'],
  ])('cuts no character in two: %s', (_, character) => {
    const { href, rest = '' } = draft(character.repeat(400));
    const start = bodyIn(href).split('\r\n')[2] ?? '';
    expect(start.length % character.length).toBe(0);
    expect(rest.length % character.length).toBe(0);
    expect(start + rest).toBe(character.repeat(400));
  });

  it('says a subject whole in the message where the subject line has no room for it', () => {
    const subject = 'Pytanie o żółwie '.repeat(60).trim();
    const { href } = draft('Why?', subject);
    expect(new URL(href).searchParams.get('subject')).toMatch(/^Pytanie .*…$/);
    expect(bodyIn(href)).toContain('Pytanie o żółwie Pytanie');
  });

  /** Whole code points, so that texts hold letters of every length when encoded. */
  const longText = fc
    .array(
      fc.oneof(fc.string({ unit: 'binary' }), anyText, fc.constantFrom(' ', '\n', '👩‍👩‍👧‍👦')),
      {
        maxLength: 200,
      },
    )
    .map((parts) => parts.join(''));

  it('keeps within the limit and loses nothing, whatever is written', () => {
    const squeezed = (text: string) =>
      text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\s+/g, '');
    fc.assert(
      fc.property(longText, longText, longText, (subject, first, second) => {
        const note = '[more]';
        const { href, rest } = mailDraft('a@b.example', subject, [first, second], note);
        expect(href.length).toBeLessThanOrEqual(longestMailAddress);
        expect(href).toMatch(/^[\x21-\x7E]+$/);
        // Throws where a percent sequence or a surrogate pair is cut.
        const [line = '', body = ''] = href
          .slice('mailto:a@b.example?subject='.length)
          .split('&body=')
          .map(decodeURIComponent);
        const start = rest === undefined ? body : body.slice(0, -note.length);
        if (rest !== undefined) expect(body.endsWith(note)).toBe(true);
        expect(squeezed(start + (rest ?? '')).endsWith(squeezed(first) + squeezed(second))).toBe(
          true,
        );
        const reported = squeezed(line) + squeezed(start + (rest ?? ''));
        expect(reported).toContain(squeezed(subject));
      }),
      { numRuns: 300 },
    );
  });
});
