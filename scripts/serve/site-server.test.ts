import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, sampleSite, serveSampleSite } from '@/tests/support/sample-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { createSiteServer } from './site-server';

let ask: Ask;

beforeAll(async () => {
  ({ ask } = await serveSampleSite({
    '.git/config': 'hidden',
    'b$c,d.txt': 'reserved characters',
    'about.html.br': 'no address',
  }));
});

it.each([
  ['/', 'home', 'text/html; charset=utf-8'],
  ['/about/team?type=news', 'team', 'text/html; charset=utf-8'],
  ['/b%24c%2Cd.txt', 'reserved characters', 'text/plain; charset=utf-8'],
])('serves %s and says what it is', async (target, body, type) => {
  const response = await ask(target);
  expect(response).toMatchObject({ status: 200, body, headers: { 'content-type': type } });
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

it.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/about', 'public, max-age=0, must-revalidate'],
])('says how %s is kept, also to who has it already', async (target, caching) => {
  const { headers } = await ask(target);
  expect(headers['cache-control']).toBe(caching);
  const again = await ask(target, { headers: [`If-None-Match: ${headers['etag']}`] });
  expect(again).toMatchObject({ status: 304, body: '', headers: { 'cache-control': caching } });
});

it.each([
  ['/about.html', 301, '/about'],
  ['//PL//O-NAS.html/?x=%2F..%2F', 301, '/pl/o-nas?x=%2F..%2F'],
  ['/career?a=b', 302, '/pl/o-nas?a=b'],
  ['/en/a%3Fb?c=d', 301, '/a%3Fb?c=d'],
  ['/de/seite', 302, '/'],
])('redirects %s (%i) to %s', async (target, status, location) => {
  expect(await ask(target)).toMatchObject({ status, headers: { location }, body: '' });
});

it.each([
  ['/nowhere/?a=b', 'not found'],
  ['/pl/nigdzie', 'nie znaleziono'],
  ['/404', 'not found'],
  ['/%5fheaders', 'not found'],
  ['/.git/config', 'not found'],
  ['/about.html.br', 'not found'],
])('has the not-found page of its language for %s', async (target, body) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  expect(await ask(target)).toMatchObject({ status: 404, body, headers });
});

it('refuses other methods than GET and HEAD', async () => {
  const response = await ask('/about', { method: 'POST', headers: ['Content-Length: 0'] });
  expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

it('begins with no site that nothing describes', () => {
  const directory = writeTree({ 'index.html': '' });
  expect(() => createSiteServer(directory)).toThrow('hosting.json is missing');
});

describe('while a build changes the site', () => {
  it('follows it', async () => {
    const { ask: askNew, directory } = await serveSampleSite();
    writeFileSync(path.join(directory, 'new.html'), 'new');
    rmSync(path.join(directory, 'about.html'));
    expect(await askNew('/new')).toMatchObject({ status: 200, body: 'new' });
    expect(await askNew('/about')).toMatchObject({ status: 404, body: 'not found' });
  });

  it('goes on where a file is gone', async () => {
    const { ask: askGone, directory } = await serveSampleSite();
    rmSync(path.join(directory, 'about/team.html'));
    expect(await askGone('/about/team')).toMatchObject({ status: 0 });
    expect(await askGone('/about')).toMatchObject({ status: 200, body: 'about' });
  });

  it('waits for the folder, and says when to come again', async () => {
    const { ask: askLater, directory } = await serveSampleSite();
    renameSync(directory, `${directory}.aside`);
    expect(await askLater('/about')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
    const answer = askLater('/about');
    setTimeout(() => renameSync(`${directory}.aside`, directory), 50);
    expect(await answer).toMatchObject({ status: 200, body: 'about' });
  });

  it('gives each visitor one site or the other whole, or breaks off before it has sent anything', async () => {
    const { ask: askPage, directory } = await serveSampleSite();
    const other = writeTree({ ...sampleSite, 'about.html': 'another about, and a longer one' });
    const answers = new Set<string>();
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const { status, body, headers } = await askPage('/about');
        answers.add(`${status} ${headers['content-length']} ${body}`);
      }
    };
    const visitors = [visit(), visit(), visit()];
    for (let swap = 0; swap < 200; swap += 1) {
      renameSync(directory, `${other}.aside`);
      renameSync(other, directory);
      renameSync(`${other}.aside`, other);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    isOver = true;
    await Promise.all(visitors);
    answers.delete('0 undefined ');
    expect([...answers].sort()).toEqual(['200 31 another about, and a longer one', '200 5 about']);
  });
});
