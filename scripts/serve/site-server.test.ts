import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSite, serveSampleSite } from '@/tests/support/sample-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { createSiteServer } from './site-server';

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
