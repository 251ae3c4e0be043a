import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { hashesOf, hashSource, inlineCode } from './inline-code';

it('writes a hash as a policy has it', () => {
  // CSP Level 3 §8.3 has this example.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

describe('inlineCode', () => {
  it.each([
    '<script>a</script>',
    '<SCRIPT data-a="1 > 0">a</SCRIPT >',
    '<script type="module">a</script>',
    '<script type="text/javascript">a</script>',
    '<script type="">a</script>',
    '<script data-src="x">a</script>',
  ])('finds the script in %s', (html) => {
    expect(inlineCode(`<p>1</p>${html}<p>2</p>`)).toEqual({ scripts: ['a'], styles: [] });
  });

  it.each([
    '<script type="application/ld+json">{"a":"b"}</script>',
    '<script type="text/plain">a</script>',
    '<script src="/a.js"></script>',
    '<script src="/a.js">never run</script>',
    '<script></script>',
    '<p>&lt;script>a&lt;/script></p>',
    '<scripted>a</scripted>',
  ])('finds none in %s', (html) => {
    expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
  });

  it('takes what looks like a comment within a script for a part of it', () => {
    const html = '<!-- <script>b</script> --><script>a("<!--$--> -->")</script><!--&-->';
    expect(inlineCode(html).scripts).toEqual(['a("<!--$--> -->")']);
  });

  it('finds styles, letter by letter', () => {
    const html = '<style data-href="a">\n a{b:c}</style><style>d</style>';
    expect(inlineCode(html).styles).toEqual(['\n a{b:c}', 'd']);
  });
});

describe('hashesOf', () => {
  const page = (number: number) => `<!doctype html><script>run(${number})</script>`;

  it('gives each script of all pages once, the same whichever page was made first', () => {
    const one = writeTree({ 'a.html': page(1) + page(2), 'pl/b.html': page(1), 'c.txt': page(3) });
    const other = writeTree({ 'a.html': page(2), 'pl/b.html': page(1) });
    const scripts = ['run(1)', 'run(2)'].map(hashSource).sort();
    expect(hashesOf(one)).toEqual({ scripts, styles: [] });
    expect(hashesOf(other)).toEqual({ scripts, styles: [] });
  });

  it('takes styles from drawings, and no scripts', () => {
    const drawing = '<svg><style>a{fill:red}</style><script>run(1)</script></svg>';
    expect(hashesOf(writeTree({ 'art/a.svg': drawing }))).toEqual({
      scripts: [],
      styles: [hashSource('a{fill:red}')],
    });
  });

  it('refuses a style element in a page', () => {
    const directory = writeTree({ 'pl/a.html': '<head><style>p{top:0}</style></head>' });
    expect(() => hashesOf(directory)).toThrow('pl/a.html holds a style element');
  });

  it('refuses to admit scripts that differ from page to page, and says where they are', () => {
    const pages = Object.fromEntries([1, 2, 3, 4, 5].map((one) => [`p${one}.html`, page(one)]));
    expect(() => hashesOf(writeTree(pages))).toThrow(
      /5 different inline scripts: expected 4 at most\.[\s\S]*p5\.html: run\(5\)/,
    );
  });
});
