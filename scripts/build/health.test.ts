import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { readHealth, writeHealth } from './health';

it('says that the site is served, and which one', () => {
  const site = writeTree({ 'index.html': 'Home' });
  writeHealth(site, '0123456789abcdef0123');
  expect(JSON.parse(readFileSync(path.join(site, 'healthz'), 'utf8'))).toEqual({
    status: 'ok',
    build: '0123456789abcdef0123',
  });
  expect(readHealth(site)).toBe('0123456789abcdef0123');
});

it('is none where a site says none', () => {
  expect(readHealth(writeTree({}))).toBeUndefined();
  expect(readHealth(writeTree({ healthz: 'ok' }))).toBeUndefined();
  expect(readHealth(writeTree({ healthz: '{"build":1}' }))).toBeUndefined();
});
