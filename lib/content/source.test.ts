import { describe, expect, it } from 'vitest';
import { withinTime } from '@/tests/support/processor-time';
import { createSource, decodeText, splitFrontmatter } from './source';

it.each([
  ['the beginning', 'ab\ncd', 0, 1, 1],
  ['the end of a line', 'ab\ncd', 2, 1, 3],
  ['the beginning of a line', 'ab\ncd', 3, 2, 1],
  ['an empty line', 'ab\n\ncd', 3, 2, 1],
  ['a line that ends as on Windows', 'ab\r\ncd', 4, 2, 2],
  ['lines that end as on old Macs', 'ab\rc\rd', 5, 3, 1],
  ['lines that end in several ways', 'a\r\rb\r\n\nc', 6, 5, 1],
  ['a place behind decomposed letters', 'Zaz\u0307o\u0301łc\u0301 x', 7, 1, 11],
  ['a decomposed letter itself', 'a\nz\u0307 e\u0328 x', 4, 2, 4],
  ['a place behind letters outside ASCII', 'żó\nłw 😀x', 8, 2, 6],
  ['an offset before the text', 'ab\ncd', -1, 1, 1],
  ['an offset beyond the text', 'ab\ncd', 99, 2, 3],
  ['an empty text', '', 0, 1, 1],
])('knows line and column of %s', (_name, text, offset, line, column) => {
  expect(createSource('a.mdx', text).at(offset)).toEqual({ line, column });
});

it('does not count a byte-order mark', () => {
  const source = createSource('a.mdx', '\uFEFFab');
  expect(source.text).toBe('ab');
  expect(source.at(1)).toEqual({ line: 1, column: 2 });
});

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('a text in UTF-8', () => {
  it.each(['', 'a', 'zażółć 😀', '\uFFFD'])('is read without a fault: %j', (text) => {
    expect(decodeText(Buffer.from(text))).toEqual({ text });
  });

  it('has no byte-order mark', () => {
    expect(decodeText(Buffer.from('\uFEFFa'))).toEqual({ text: 'a' });
  });
});

describe('a text in Windows-1250', () => {
  it('has its fault at the first letter that is not UTF-8', () => {
    const { text, fault } = decodeText(
      Buffer.concat([Buffer.from('ż\n'), latin('Za\xBF\xF3\xB3\xE6')]),
    );
    expect(text).toBe('ż\nZażółć');
    expect(fault?.offset).toBe(4);
    expect(fault?.message).toContain('byte BF, perhaps “ż” in Windows-1250');
    expect(fault?.message).toContain('UTF-8');
  });

  it('has its fault at the end when it breaks off within a letter', () => {
    expect(decodeText(Buffer.concat([Buffer.from('ab'), latin('\xC5')])).fault?.offset).toBe(2);
  });

  it('is read in a moment when it is large', async () => {
    const large = Buffer.concat([Buffer.alloc(2_000_000, 'a'), latin('\xB3')]);
    expect((await withinTime(() => decodeText(large), 1000)).fault?.offset).toBe(2_000_000);
  });
});

it.each([
  ['with its mark', Buffer.from('\uFEFF---\nt: ż\n', 'utf16le')],
  ['without its mark', Buffer.from('---\nt: ż\n', 'utf16le')],
  ['the other way round', Buffer.from('\uFEFF---\nt: ż\n', 'utf16le').swap16()],
])('reads UTF-16 %s, and says that it is not UTF-8', (_name, bytes) => {
  const { text, fault } = decodeText(bytes);
  expect(text).toBe('---\nt: ż\n');
  expect(fault).toEqual({ offset: 0, message: expect.stringContaining('UTF-16') });
});

it.each([
  [
    'YAML and the text',
    '---\ntitle: A\nslug: b\n---\n\nText\n',
    'title: A\nslug: b',
    '\nText\n',
    4,
  ],
  ['a byte-order mark', '\uFEFF---\ntitle: A\n---\nText', 'title: A', 'Text', 3],
  ['a byte-order mark alone', '\uFEFFText', '', 'Text', 0],
  [
    'Windows line ends',
    '---\r\ntitle: A\r\nslug: b\r\n---\r\nOne\r\nTwo\r\n',
    'title: A\nslug: b',
    'One\nTwo\n',
    4,
  ],
  ['no frontmatter', 'Text\n\n---\n\nMore\n', '', 'Text\n\n---\n\nMore\n', 0],
  ['one that never ends', '---\ntitle: A\n\nText\n', '', '---\ntitle: A\n\nText\n', 0],
  ['an empty one', '---\n---\nText', '', 'Text', 2],
  ['one that ends the file', '---\ntitle: A\n---', 'title: A', '', 2],
  [
    'hyphens that end a value',
    '---\ntitle: To be continued ---\nslug: b\n---\nText',
    'title: To be continued ---\nslug: b',
    'Text',
    4,
  ],
  [
    'a rule in the text',
    '---\ntitle: A\n---\nOne\n\n---\n\nTwo',
    'title: A',
    'One\n\n---\n\nTwo',
    3,
  ],
])('takes a file apart with %s', (_name, source, yaml, body, bodyLine) => {
  expect(splitFrontmatter(source)).toEqual({ yaml, body, bodyLine });
});
