import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

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
