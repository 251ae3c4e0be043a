import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { policyHashes } from '@/lib/hosting/policy';
import { checkArchive, limits, pagesWithOtherScripts, redirectsBeside } from './archive';

let directory = '';
const write = (name: string, text = '') => {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
};

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'archive-'));
  write('index.html');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('what a stranger has built', () => {
  it('is taken with all the names that a site has, but for what we write ourselves', () => {
    const names = [
      '.well-known/security.txt',
      '__next.!KGVuKQ.$oc$path.__PAGE__.txt',
      '_next/a.js',
    ];
    for (const name of [...names, '_headers', '_redirects', 'before/_headers']) write(name);
    expect(checkArchive(directory)).toEqual([...names, 'before/_headers', 'index.html'].sort());
  });

  it.each([
    '_worker.js',
    '_Worker.js/index.js',
    '_routes.json',
    'functions/a.js',
    'api/a.js',
    'netlify/functions/a.js',
    'netlify.toml',
    'vercel.json',
    'wrangler.jsonc',
    'package.json',
    '.vercel/output/config.json',
    'a/.env',
    '.well-known/.hidden',
    'a:b/c.txt',
    '*/c.txt',
    'a\n  X-Robots-Tag: all/c.txt',
    'a b.html',
  ])('is refused with a file %j', (name) => {
    write(name);
    expect(() => checkArchive(directory)).toThrow(
      /^The build holds ".*": expected .*, found a name/,
    );
  });

  it('is refused with a link, also one to a folder', () => {
    symlinkSync('/etc', path.join(directory, 'a'));
    expect(() => checkArchive(directory)).toThrow('The build holds "a": expected');
  });

  it('is refused where a file, all of them, or their number is more than hosts take', {
    tags: ['slow'],
  }, () => {
    const sized = (name: string, bytes: number) => {
      write(name);
      truncateSync(path.join(directory, name), bytes);
    };
    for (let number = 0; number < 40; number += 1) sized(`${number}.mp4`, limits.file);
    expect(checkArchive(directory)).toHaveLength(41);
    sized('40.mp4', limits.file);
    expect(() => checkArchive(directory)).toThrow('The build has 42 files of');
    sized('40.mp4', limits.file + 1);
    expect(() => checkArchive(directory)).toThrow('"40.mp4": expected');
    for (let number = 0; number <= 40; number += 1) sized(`${number}.mp4`, 0);
    for (let number = 43; number <= limits.files; number += 1) write(`${number}.txt`);
    expect(checkArchive(directory)).toHaveLength(limits.files);
    write('one-more');
    expect(() => checkArchive(directory)).toThrow(`The build has ${limits.files + 1} files`);
  });
});

it('leaves out redirects that would lead away from what is there', () => {
  const rules = ['/old', '/blog/new', '/de/*', '/uk/*'].map((from) => ({
    from,
    to: '/',
    status: 302 as const,
  }));
  const left = redirectsBeside(rules, ['blog/new.html', 'de/home.html', 'index.html']);
  expect(left.map(({ from }) => from)).toEqual(['/old', '/uk/*']);
});

it('counts the pages with scripts that the policy does not admit', () => {
  write('a.html', '<script data-a="1">one</script><script type="application/ld+json">{}</script>');
  write('b.html', '<script>one</script><SCRIPT>two</SCRIPT>');
  write('c.html', '<script src="/c.js"></script>');
  const files = checkArchive(directory);
  expect(pagesWithOtherScripts(directory, files, policyHashes(['one']))).toBe(1);
  expect(pagesWithOtherScripts(directory, files, policyHashes(['one', 'two']))).toBe(0);
});
