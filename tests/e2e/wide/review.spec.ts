import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { environmentWith } from '@/scripts/run';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { axeFaults } from '@/tests/support/page-faults';
import { type SamplePage, sampleSite } from '@/tests/support/review-site';

const alternates = { en: '/prices', pl: '/pl/cennik' };
const prices: SamplePage = {
  body: '<h1>Prices</h1><p class="card">From 10 euros a month</p><p class="pale">Without taxes</p>',
  title: 'Prices',
  alternates,
};
const pages = {
  '/': {
    body: '<h1>Home</h1><p>From 10 euros a month</p><p class="card">A card</p>',
    title: 'Home',
  },
  '/prices': prices,
  '/pl/cennik': { body: '<h1>Cennik</h1><p>Od 10 euro</p>', title: 'Cennik', alternates },
  '/about': { body: '<h1>About</h1><p>Nothing changes here</p>', title: 'About' },
};
const now = {
  ...pages,
  '/': { ...pages['/'], body: pages['/'].body.replace('10 euros', '12 euros') },
  '/prices': {
    ...prices,
    body: prices.body
      .replace('10 euros', '12 euros')
      .replace('Without taxes', 'Without any taxes')
      .replace('</h1>', '</h1><div style="width:900px">Wide</div>'),
  },
};
const styles = (padding: number, color: string) =>
  `.card{padding:${padding}px;background:#fff}.pale{color:${color};background:#fff}`;

const folders: string[] = [];
const review = (before: string, after: string, target: string) => {
  execFileSync('tsx', ['scripts/review.ts', before, after, '--to', target], {
    env: environmentWith(),
    stdio: 'pipe',
  });
  return pathToFileURL(path.join(target, 'index.html')).href;
};

test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test(
  'a review of two sites works from its folder, by keyboard, and shows what changed',
  { tag: '@slow' },
  async ({ page }, testInfo) => {
    test.setTimeout(120_000);
    const before = sampleSite(pages, { styles: styles(10, '#303030') }).directory;
    const after = sampleSite(now, { styles: styles(30, '#bbbbbb') }).directory;
    folders.push(before, after);
    const target = testInfo.outputPath('review');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(review(before, after, target));
    const changes = page.getByRole('article');

    await test.step('with each change once, with its pages, and likely mistakes first', async () => {
      const change = (text: string | RegExp) => changes.filter({ hasText: text });
      await expect(changes.first()).toContainText('Look at this');
      const number = change(/From\s*10\s*12 euros a month/);
      await expect(number.getByRole('link', { name: '/prices', exact: true })).toBeVisible();
      await expect(number.getByRole('link', { name: '/', exact: true })).toBeVisible();
      await expect(change('Wider than a window of 390 px')).toHaveCount(1);
      const contrast = change('Contrast too low');
      await expect(contrast).toHaveCount(1);
      await expect(contrast.getByRole('link', { name: '/about' })).toHaveCount(0);
      await expect(change('in English alone').first()).toContainText('/pl/cennik');
      expect(readdirSync(path.join(target, 'screens')).length).toBeGreaterThanOrEqual(4);
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step('and remembers what was seen', async () => {
      await page.keyboard.press('j');
      await expect(changes.first()).toBeFocused();
      await page.keyboard.press('s');
      await page.keyboard.press('j');
      await expect(changes.nth(1)).toBeFocused();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'Seen', exact: true }).first()).toBeChecked();
      const count = await changes.count();
      await page.getByRole('checkbox', { name: 'not seen' }).check();
      await expect(changes).toHaveCount(count - 1);
    });

    await test.step('with the words marked in both sides of a page', async () => {
      await page.getByRole('link', { name: '/prices', exact: true }).first().click();
      await expect(page.frameLocator('iframe').first().locator('del').first()).toHaveText('10');
      await expect(page.frameLocator('iframe').last().locator('ins').first()).toHaveText('Wide');
      expect(await axeFaults(page)).toEqual([]);
    });
    expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
  },
);

test('a review of one site built twice is empty', async ({ page }, testInfo) => {
  const rebuilt = Object.fromEntries(
    Object.entries(pages).map(([pathname, one]) => [pathname, { ...one, build: 'again' }]),
  );
  const sites = [pages, rebuilt].map((one) => sampleSite(one, { styles: styles(10, 'red') }));
  const [before = '', after = ''] = sites.map(({ directory }) => directory);
  folders.push(before, after);
  const target = testInfo.outputPath('review');
  await page.goto(review(before, after, target));
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(readFileSync(path.join(target, 'summary.md'), 'utf8')).toContain(
    'Both sides show the same.',
  );
});
