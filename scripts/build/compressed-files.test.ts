import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { compressTexts, placeCompressed, textsOf } from './compressed-files';

const text = 'Latency is a budget, and every hop spends some of it. '.repeat(100);

/** Letters that no compression makes shorter by much, and then not at all in Brotli's own form. */
const noise = Buffer.from(
  Array.from({ length: 4000 }, (_, at) => (at * 7919 + at * at * 31) % 251),
);

it('puts both forms beside each text above 1 KB, and beside nothing else', () => {
  const directory = writeTree({
    'index.html': text,
    'a/data.json': text,
    'short.txt': text.slice(0, 1024),
    'one-more.txt': text.slice(0, 1025),
    'picture.png': text,
    _redirects: text,
  });
  compressTexts(directory);
  const compressed = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(br|gz)$/.test(file))
    .sort();
  expect(compressed).toEqual([
    'a/data.json.br',
    'a/data.json.gz',
    'index.html.br',
    'index.html.gz',
    'one-more.txt.br',
    'one-more.txt.gz',
  ]);
  const read = (file: string) => readFileSync(path.join(directory, file));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
});

it('leaves out a form that is no smaller', () => {
  const random = Buffer.from(
    Array.from({ length: 3000 }, (_, at) => Math.floor((Math.sin(at + 1) * 1e6) % 256) & 255),
  );
  const directory = writeTree({ 'noise.txt': random, 'also.txt': noise });
  compressTexts(directory);
  for (const name of ['noise.txt', 'also.txt'])
    for (const ending of ['.br', '.gz']) {
      const file = path.join(directory, name + ending);
      if (existsSync(file))
        expect(statSync(file).size).toBeLessThan(statSync(path.join(directory, name)).size);
    }
  expect(existsSync(path.join(directory, 'noise.txt.gz'))).toBe(false);
});

it('gives the same bytes in shares as at once, and again', () => {
  const files = Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [`page-${at}.html`, text.slice(at * 10)]),
  );
  const [whole, shared] = [writeTree(files), writeTree(files)];
  compressTexts(whole);
  for (const part of [0, 1, 2])
    compressTexts(
      shared,
      textsOf(shared).filter((_, at) => at % 3 === part),
    );
  const names = readdirSync(whole).sort();
  expect(readdirSync(shared).sort()).toEqual(names);
  expect(names).toHaveLength(21);
  for (const name of names)
    expect(readFileSync(path.join(shared, name)).equals(readFileSync(path.join(whole, name)))).toBe(
      true,
    );
});

it.each([
  ['cut off', (form: Buffer) => form.subarray(0, -20)],
  ['emptied', () => Buffer.alloc(0)],
  ['continued', (form: Buffer) => Buffer.concat([form, form])],
  ['filled with something else', () => gzipSync('something else')],
])('compresses a text again whose form in a built site was %s', (_, change) => {
  const own = `<p>${randomUUID()}</p>${text}`;
  const built = writeTree({ 'page.html': own });
  compressTexts(built);
  const forms = ['.br', '.gz'].map((ending) =>
    readFileSync(path.join(built, `page.html${ending}`)),
  );
  for (const [at, ending] of ['.br', '.gz'].entries())
    writeFileSync(path.join(built, `page.html${ending}`), change(forms[at] as Buffer));
  const [last, placed, compressed] = [
    writeTree({ 'stays.html': text }),
    ...[1, 2].map(() => writeTree({ 'page.html': own })),
  ] as [string, string, string];
  linkSync(path.join(last, 'stays.html'), path.join(placed, 'stays.html'));
  expect(placeCompressed(placed, last)).toEqual(['page.html']);
  compressTexts(compressed);
  for (const [at, ending] of ['.br', '.gz'].entries())
    expect(readFileSync(path.join(compressed, `page.html${ending}`))).toEqual(forms[at]);
});

it('takes from the last site what is beside a text that stays, and from the cache what is known', () => {
  // The cache is that of the project: a text that nobody has compressed before.
  const [stays, known, changed] = ['stays', 'known', 'changed'].map(
    (name) => `<p>${name} ${randomUUID()}</p>${text}`,
  ) as [string, string, string];
  const before = writeTree({ 'stays.html': stays, 'noise.txt': noise });
  compressTexts(before);
  // Whatever is there: nobody reads a text that stays.
  writeFileSync(path.join(before, 'stays.html.gz'), 'as it was left');
  compressTexts(writeTree({ 'known.html': known }));
  const files = { 'changed.html': changed, 'known.html': known };
  expect(placeCompressed(writeTree(files), before)).toEqual(['changed.html']);
  const now = writeTree(files);
  for (const name of ['stays.html', 'noise.txt'])
    linkSync(path.join(before, name), path.join(now, name));
  expect(placeCompressed(now, before)).toEqual(['changed.html']);
  const beside = [...readdirSync(before), 'known.html.br', 'known.html.gz', ...Object.keys(files)];
  expect(readdirSync(now).sort()).toEqual(beside.sort());
  expect(readFileSync(path.join(now, 'stays.html.gz'), 'utf8')).toBe('as it was left');
});
