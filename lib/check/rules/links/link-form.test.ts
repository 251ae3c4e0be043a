import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

describe('link-form', () => {
  const messages = (body: string) => messagesOf('link-form', page(body));

  it.each([
    ['https://', '[a](https://)'],
    ['https://localhost', '[a](https://localhost)'],
    ['https:///page', '[a](https:///page)'],
    ['mailto:', '[a](mailto:)'],
    ['mailto:no-at', '[a](mailto:no-at)'],
    ['mailto:a@host', '[a](mailto:a@host)'],
    ['tel:', '[a](tel:)'],
    ['tel:abc', '[a](tel:abc)'],
    ['https://', '[a][b]\n\n[b]: https://'],
  ])('refuses %s', (href, body) => {
    expect(messages(`${body}\n`)).toEqual([expect.stringContaining(`"${href}" leads nowhere`)]);
  });

  it('names the property that a link is in', () => {
    expect(messages('<LinkCard label="Costs" href="tel:x" />\n')).toEqual([
      '`href`: "tel:x" leads nowhere: expected tel: and a number, tel:+48221234567',
    ]);
  });

  it.each([
    'https://a.example',
    'https://a.example:443/b?c#d',
    'https://żółw.example/zażółć',
    'HTTPS://A.EXAMPLE',
    'mailto:a@b.example',
    'mailto:a@b.example?subject=A%20b',
    'tel:+48-22-123(45)',
    'tel:+4822;ext=5',
  ])('accepts %s', (href) => {
    expect(messages(`[Costs](${href})\n`)).toEqual([]);
  });

  it.each(['javascript:run', 'data:text/html,x', 'ftp://a.example/b', '//a.example/b'])(
    'leaves %s to dead-link',
    (href) => {
      expect(messages(`[Costs](${href})\n`)).toEqual([]);
      expect(messagesOf('dead-link', page(`[Costs](${href})\n`))).toEqual([
        expect.stringContaining('is no link'),
      ]);
    },
  );
});

describe('insecure-link', () => {
  const messages = (body: string) => messagesOf('insecure-link', page(body));

  it.each(['[a](http://a.example/b)', 'http://a.example/b', '[a][b]\n\n[b]: http://a.example/b'])(
    'reports %j',
    (body) => {
      expect(messages(`${body}\n`)).toEqual([
        '"http://a.example/b" is not encrypted: expected an address that begins with https:; open it in a browser first, and see whether the page is there',
      ]);
      expect(messagesOf('dead-link', page(body))).toEqual([]);
    },
  );

  it('leaves an address without a scheme to bare-address', () => {
    expect(messages('See www.a.example.\n')).toEqual([]);
  });
});

describe('link-brackets', () => {
  const messages = (body: string) => messagesOf('link-brackets', page(body));

  it.each([
    [
      'a label',
      '[x][nope]',
      '"nope" is defined nowhere: expected [text](/page-id), or a line [nope]: /page-id',
    ],
    ['a label next to one', '[x][hoem]\n\n[home]: /home', 'did you mean `home`?'],
    ['an empty label', '[costs][]', '"costs" is defined nowhere'],
    ['numbers', '[1][2]', '"2" is defined nowhere'],
    ['a label behind bold words', '[a **b**][nope]', '"nope" is defined nowhere'],
    ['a placeholder', '[text][nope]', '"nope" is defined nowhere'],
    ['a picture', '![x][nope]', '"nope" is defined nowhere'],
    [
      'a footnote',
      'Text[^1]',
      'there is no footnote "1": expected a line of its own, [^1]: and then the note',
    ],
    ['a footnote next to one', 'Text[^nte]\n\n[^note]: A', 'did you mean `note`?'],
    ['a space between', '[Costs] (/home)', 'a space keeps this from being a link'],
    ['a space in the address', '[Costs](/home page)', 'the address has a space in it'],
    [
      'a space in the name of a picture',
      '![Costs](all costs.png)',
      'the address has a space in it',
    ],
    ['an open bracket', '[Costs](/home', 'the link is never closed'],
  ])('tells %s that makes no link', (_name, body, words) => {
    expect(messages(`${body}\n`)).toEqual([expect.stringContaining(words)]);
    expect(messagesOf('placeholder-text', page(`${body}\n`))).toEqual([]);
  });

  it.each([
    ['tasks', '- [ ] one\n- [x] two'],
    ['a word in brackets', 'so it [almost] seems'],
    ['brackets behind a backslash', '\\[x][y] and \\[^1]'],
    ['code', '`[x][y]`'],
    ['defined labels in other capitals', '[Costs][Home]\n\n[home]: /home'],
    ['a defined footnote', 'Text[^1]\n\n[^1]: Note'],
    ['a comment behind brackets', '[sic] (as they say)'],
  ])('accepts %s', (_name, body) => {
    expect(messages(`${body}\n`)).toEqual([]);
  });
});
