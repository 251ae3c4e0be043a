import { spawnSync } from 'node:child_process';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Development, expect, test } from './development-server';

/** The page that the server of these tests has for them. */
const ownFile = ({ content }: Development) => path.join(content, 'development/en.mdx');

test.describe.configure({ mode: 'serial', timeout: 150_000 });

test('shows a saved text, then a mistake with its place, then the fixed text', {
  tag: '@slow',
}, async ({ page, development }) => {
  const file = ownFile(development);
  const intact = readFileSync(file, 'utf8');
  const text = intact.replace(/^## .*$/m, '## A heading that was just saved');
  await page.goto(`${development.origin}/development`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(async () => {
    writeFileSync(file, text);
    await expect(
      page.getByRole('heading', { name: 'A heading that was just saved' }),
    ).toBeVisible();
  }).toPass();

  writeFileSync(file, text.replace('<Section', '<Secton'));
  // By its second sentence: Next.js announces the heading of a new page as an alert too.
  const overlay = page.getByRole('alert').filter({ hasText: 'Fix them and save' });
  await expect(overlay).toContainText(/content\/development\/en\.mdx:\d+:1/);
  await expect(overlay).toContainText('<Secton> is not a block; did you mean `Section`?');
  await expect(page.getByRole('heading', { name: 'A heading that was just saved' })).toBeHidden();

  writeFileSync(file, text.replace(/^title:.*$/m, 'titel: x'));
  await expect(overlay).toContainText('did you mean `title`?');

  writeFileSync(file, text);
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { name: 'A heading that was just saved' })).toBeVisible();
});

test('answers an unknown address with the not-found page, and shows drafts', {
  tag: '@slow',
}, async ({ page, development }) => {
  const response = await page.goto(`${development.origin}/pl/nigdzie`);
  expect(response?.status()).toBe(404);
  const file = ownFile(development);
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, intact.replace(/^---\n/, '---\ndraft: true\n'));
  await expect(async () => {
    await page.goto(`${development.origin}/development`);
    await expect(page.getByRole('main')).toContainText('Draft: visitors do not see this page.', {
      timeout: 1000,
    });
  }).toPass();
});

test('shows the mistakes of a `_section.yaml` on the pages below it, and nothing of them elsewhere', {
  tag: '@slow',
}, async ({ page, development }) => {
  const section = path.join(development.content, 'services/_section.yaml');
  const intact = readFileSync(section, 'utf8');
  await page.goto(`${development.origin}/pl/uslugi/finops`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overlay = page.getByRole('alert').filter({ hasText: 'Fix them and save' });
  writeFileSync(section, intact.replace('slug: uslugi', 'slgu: uslugi'));
  await expect(overlay).toContainText(/content\/services\/_section\.yaml:\d+:\d+/);
  await page.goto(`${development.origin}/privacy-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay).toBeHidden();
  writeFileSync(section, intact);
});

test('keeps its problems while a build runs beside it, and shows a changed fact in a title', {
  tag: '@slow',
}, async ({ page, development }) => {
  const file = ownFile(development);
  const intact = readFileSync(file, 'utf8');
  await page.goto(`${development.origin}/development`);
  writeFileSync(file, intact.replace(/^title:.*$/m, 'titel: x'));
  const overlay = page.getByRole('alert').filter({ hasText: 'Fix them and save' });
  await expect(overlay).toBeVisible();
  // What a build writes for itself before it renders; the whole build would take minutes.
  const { status } = spawnSync('node', ['--import', 'tsx', 'scripts/prepare.ts'], {
    stdio: 'ignore',
  });
  expect(status).toBe(0);
  await page.reload();
  await expect(overlay).toBeVisible();

  // A fact of its own as well.
  const facts = path.join(development.content, 'data/facts.yaml');
  const written = readFileSync(facts, 'utf8');
  const desks = (count: number) => `${written}desks:\n  meaning: Desks.\n  value: ${count}\n`;
  writeFileSync(facts, desks(180));
  writeFileSync(file, intact.replace(/^title:.*$/m, 'title: "A page about {facts.desks} desks"'));
  await expect(page).toHaveTitle(/A page about 180 desks/);
  writeFileSync(facts, desks(12_500));
  await expect(page).toHaveTitle(/A page about 12,500 desks/);
  writeFileSync(file, intact);
});

test('has pages read their interface texts again once a file of them is saved', {
  tag: '@slow',
}, async ({ development }) => {
  const version = () => JSON.parse(readFileSync('.generated/content-state.json', 'utf8')).version;
  const before = version();
  const now = new Date();
  utimesSync(path.join(development.messages, 'en/common.json'), now, now);
  await expect.poll(version).not.toBe(before);
});
