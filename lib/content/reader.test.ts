import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { plainCopies } from '@/contentlayer.config';
import { description } from '@/tests/support/documents';
import { checkTree, page } from '@/tests/support/marked-content';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { readContent } from './reader';
import { readText } from './source';

/** How editors, systems and people leave the same text. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'Windows line ends and a byte-order mark': (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  'the line ends of old Macs': (text) => text.replaceAll('\n', '\r'),
  'several kinds of line ends': (text) => text.replaceAll(/^(.*)\n(.*)\n/gm, '$1\r\n$2\n'),
  'decomposed letters': (text) => text.normalize('NFD'),
};

/** Keys that may be the last one, where the end of the line would be part of the value. */
const lastKeys = {
  'flag/en.mdx': page('Text.\n', 'singleLanguage: true'),
  'list/en.mdx': page('Text.\n', 'redirectFrom: [/old]'),
  'word/pl.mdx': page('Zażółć.\n\n~~~\na\nb\n~~~\n', 'slug: zolc'),
  'title/en.mdx': `---\ndescription: ${description} Again.\ntitle: What the last line says\n---\nText.\n`,
  'quoted/en.mdx': page('Text.\n', 'shortTitle: "Żółć"'),
};

const site = { ...smallSite, ...lastKeys };

describe.each(Object.entries(forms))('a tree with %s', (_name, formOf) => {
  const written = Object.fromEntries(
    Object.entries(site).map(([file, text]) => [file, formOf(text)]),
  );

  it('is read as any other', () => {
    expect(readContent(writeTree(written))).toEqual(readContent(writeTree(site)));
  });

  it('is handed to Contentlayer as any other', () => {
    const copies = plainCopies(writeTree(written));
    for (const [file, text] of Object.entries(site)) {
      const copy = readFileSync(path.join(copies, file), 'utf8');
      expect(copy, file).toBe(text);
      if (file.endsWith('.mdx')) expect(JSON.stringify(matter(copy, {}).data)).not.toContain('\\r');
    }
  });

  it('has the same problems at the same lines', async () => {
    const wrong = { ...lastKeys, 'wrong/en.mdx': page('Żółć\n\n[a](/nowhere)\n', 'draft: maybe') };
    const placesIn = async (files: Readonly<Record<string, string>>) =>
      (await checkTree(files)).problems.map(({ reason, ...place }) => place);
    const formed = Object.entries(wrong).map(([file, text]) => [file, formOf(text)]);
    const found = await placesIn(Object.fromEntries(formed));
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(await placesIn(wrong));
  });
});

it.each([
  ['interface texts', '{\r\n  "a": "ż"\r\n}\r\n'],
  ['examples of blocks', '---\rgroup: Text\r---\r<Hero />\r'],
  ['letters in two pieces', 'z\u0307o\u0301\n'],
  ['nothing but ends of lines', '\r\n\r\r\n'],
])('reads %s with plain ends of lines and whole letters', (_name, text) => {
  const directory = writeTree({ file: text });
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.normalize('NFC'));
  expect(readText(path.join(directory, 'file'))).toBe(lines.join('\n'));
});
