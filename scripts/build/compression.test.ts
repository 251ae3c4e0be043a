import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { writeTree } from '@/tests/support/temporary-tree';
import { compressTexts } from './compression';

const before = process.cwd();

beforeEach(() => process.chdir(writeTree({})));

afterEach(() => process.chdir(before));

const text = 'Latency is a budget, and every hop spends some of it. '.repeat(100);

it('puts both forms beside each text above 1 KB, and beside nothing else', async () => {
  const directory = writeTree({
    'index.html': text,
    'a/data.json': text,
    'short.txt': text.slice(0, 1024),
    'one-more.txt': text.slice(0, 1025),
    'picture.png': text,
    _redirects: text,
  });
  await compressTexts(directory, filesBelow(directory));
  expect(filesBelow(directory).filter((file) => /\.(br|gz)$/.test(file))).toEqual([
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

it('leaves out a form that is no smaller', async () => {
  const directory = writeTree({ 'noise.txt': randomBytes(3000) });
  await compressTexts(directory, ['noise.txt']);
  expect(readdirSync(directory)).toEqual(['noise.txt']);
});
