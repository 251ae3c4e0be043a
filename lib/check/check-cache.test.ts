import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { openCache } from './check-cache';

const newFile = () => path.join(writeTree({}), 'deeper', 'cache.jsonl');

/** Keeps a finding for each of some files in a cache of their own run. */
function save(file: string, findings: Readonly<Record<string, string>>, version = '1') {
  const cache = openCache(file, version);
  for (const [name, message] of Object.entries(findings))
    if (!cache.get(name, `text of ${message}`))
      cache.set(name, `text of ${message}`, { problems: [message] });
  cache.save();
}

const messageIn = (file: string, name: string, message: string, version = '1') =>
  openCache(file, version).get(name, `text of ${message}`);

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

describe('a cache in a file', () => {
  it('gives back what was found, for the same file with the same content only', () => {
    const file = newFile();
    save(file, { 'a.mdx': 'first', 'b.mdx': 'second' });
    expect(messageIn(file, 'a.mdx', 'first')).toEqual({ problems: ['first'] });
    expect(messageIn(file, 'b.mdx', 'second')).toEqual({ problems: ['second'] });
    expect(messageIn(file, 'a.mdx', 'second')).toBe(undefined);
    expect(messageIn(file, 'c.mdx', 'first')).toBe(undefined);
  });

  it('knows nothing of another version, also when a program of that version writes later', () => {
    const file = newFile();
    save(file, { 'a.mdx': 'new' }, '2');
    save(file, { 'a.mdx': 'old', 'b.mdx': 'old' }, '1');
    save(file, { 'a.mdx': 'new' }, '2');
    expect(messageIn(file, 'a.mdx', 'new', '2')).toEqual({ problems: ['new'] });
    expect(messageIn(file, 'a.mdx', 'old', '2')).toBe(undefined);
    expect(messageIn(file, 'b.mdx', 'old', '2')).toBe(undefined);
  });

  it('writes what changed at the end, and all anew when a third is of no use', () => {
    const file = newFile();
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.mdx`, `${at}`]));
    save(file, ten);
    const before = linesOf(file);
    save(file, { ...ten, '3.mdx': 'changed' });
    expect(linesOf(file).slice(0, 10)).toEqual(before);
    expect(linesOf(file)).toHaveLength(11);
    expect(messageIn(file, '3.mdx', 'changed')).toEqual({ problems: ['changed'] });
    save(file, { '3.mdx': 'changed', '4.mdx': '4' });
    expect(linesOf(file)).toHaveLength(2);
    expect(messageIn(file, '4.mdx', '4')).toEqual({ problems: ['4'] });
  });

  it('leaves the file alone when nothing changed', () => {
    const file = newFile();
    save(file, { 'a.mdx': 'first' });
    const before = readFileSync(file, 'utf8');
    save(file, { 'a.mdx': 'first' });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('takes damaged lines for missing, and adds whole ones below them', () => {
    const file = newFile();
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.mdx`, `${at}`]));
    save(file, ten);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -20));
    expect(messageIn(file, '9.mdx', '9')).toBe(undefined);
    save(file, ten);
    expect(messageIn(file, '9.mdx', '9')).toEqual({ problems: ['9'] });
    appendFileSync(file, '["a.mdx"]\nnull\n{"b":');
    expect(messageIn(file, '9.mdx', '9')).toEqual({ problems: ['9'] });
    expect(messageIn(file, 'a.mdx', '')).toBe(undefined);
  });
});
