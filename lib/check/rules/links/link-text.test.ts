import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

describe('link-text', () => {
  const messages = (body: string) => messagesOf('link-text', page(body));

  it.each([
    ['here', '[here](/home)'],
    ['a phrase with marks', '[**Click** *here*!](/home)'],
    ['a phrase in capitals with an arrow', '[READ MORE →](/home)'],
    ['a phrase with a no-break space', '[read\u00a0more](/home)'],
    ['letters put together from parts', '[wie\u0328cej](/home)'],
    ['a phrase by reference', '[More][a]\n\n[a]: /home'],
    ['a phrase in a table', '| A |\n| --- |\n| [here](/home) |'],
    ['a label', '<LinkCard label="Learn more" href="/home" />'],
  ])('reports %s', (_name, body) => {
    expect(messages(`${body}\n`)).toEqual([
      expect.stringContaining('does not say where the link leads'),
    ]);
  });

  it.each([
    ['nothing', '[](/home)'],
    ['a picture without alternative', '[![](/a.svg)](/home)'],
    ['signs', '[…](/home)'],
    ['a blank label', '<LinkCard label=" " href="/home" />'],
  ])('reports %s', (_name, body) => {
    expect(messages(`${body}\n`)).toEqual([expect.stringContaining('the link has no text')]);
  });

  it.each([
    ['words around a phrase', '[more about costs](/home)'],
    ['the provider’s name', '[{company}](/home)'],
    ['code', '[`npm run check`](/home)'],
    ['a picture with alternative', '[![Costs](/a.svg)](/home)'],
    ['a label of no link', '<LinkCard label="More" />'],
    ['a name that every object inherits', '[constructor](/home)'],
    ['letters of another script', '[日本](/home)'],
  ])('accepts %s', (_name, body) => {
    expect(messages(`${body}\n`)).toEqual([]);
  });
});

describe('bare-address', () => {
  const messages = (body: string) => messagesOf('bare-address', page(body));

  it.each([
    ['in running text', 'See https://a.example/b.'],
    ['without a scheme', 'See www.a.example/b.'],
    ['as its own name', '[https://a.example/b](https://a.example/b)'],
    ['without the scheme as its name', '[a.example/b](https://www.a.example/b/)'],
    ['of another page as its name', '[https://a.example](https://b.example)'],
    ['in code as its name', '[`https://a.example/b`](https://a.example/b)'],
    ['by reference', '[https://a.example][a]\n\n[a]: https://a.example'],
  ])('reports an address %s', (_name, body) => {
    expect(messages(`${body}\n`)).toHaveLength(1);
  });

  it.each([
    ['an address in code', 'Run `curl https://a.example`.'],
    ['an address in a block of code', '```\nhttps://a.example\n```'],
    ['the name of a site', '[a.example](https://www.a.example/)'],
    ['a mail address', 'Write to a@b.example or [a@b.example](mailto:a@b.example).'],
    ['a number', '[+48 22 000](tel:+4822000)'],
    ['an address in a property', '<LinkCard label="A" href="https://a.example" />'],
  ])('accepts %s', (_name, body) => {
    expect(messages(`${body}\n`)).toEqual([]);
  });
});
