import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';

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

  it('is read in a moment when it is large', () => {
    const large = Buffer.concat([Buffer.alloc(2_000_000, 'a'), latin('\xB3')]);
    const started = performance.now();
    expect(decodeText(large).fault?.offset).toBe(2_000_000);
    expect(performance.now() - started).toBeLessThan(1000);
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
