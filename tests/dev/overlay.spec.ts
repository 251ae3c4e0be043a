import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';

/** A busy machine takes a while to compile what was saved. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** Between that of the site and that of its preview (playwright.config.ts). */
const port = Number(process.env.E2E_PORT || 3210) + 1;
let root: string;
let directory: string;
let file: string;
let server: ChildProcess;

/** A page of its own, so that no text of a writer is looked for. */
const ownPage = `---
title: A page to be developed
description: What the server of developers shows of a page that is being written, and of its mistakes.
singleLanguage: true
---

<Section>

## A heading

Text.

</Section>
`;

test.describe.configure({ mode: 'serial', timeout: 150_000 });

test.beforeAll(async () => {
  // A hook has the time of the whole project otherwise, and a server that has compiled nothing needs a minute.
  test.setTimeout(300_000);
  root = mkdtempSync(path.join(tmpdir(), 'development-'));
  directory = path.join(root, 'content');
  cpSync('content', directory, { recursive: true });
  file = path.join(directory, 'development/en.mdx');
  mkdirSync(path.dirname(file));
  writeFileSync(file, ownPage);
  server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, CONTENT_DIR: directory, PORT: String(port) },
    stdio: 'ignore',
  });
  await expect(async () => {
    const response = await fetch(`http://localhost:${port}/development`);
    expect(response.status).toBe(200);
  }).toPass({ timeout: 280_000 });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(root, { recursive: true, force: true });
});

test('shows a saved text, then a mistake with its place, then the fixed text', async ({ page }) => {
  const intact = readFileSync(file, 'utf8');
  const text = intact.replace(/^## .*$/m, '## A heading that was just saved');
  await page.goto(`http://localhost:${port}/development`);
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

test('answers an unknown address with the not-found page, and shows drafts', async ({ page }) => {
  const response = await page.goto(`http://localhost:${port}/pl/nigdzie`);
  expect(response?.status()).toBe(404);
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, intact.replace(/^---\n/, '---\ndraft: true\n'));
  await expect(async () => {
    await page.goto(`http://localhost:${port}/development`);
    await expect(page.getByRole('main')).toContainText('Draft: visitors do not see this page.', {
      timeout: 1000,
    });
  }).toPass();
});

test('shows the mistakes of a `_section.yaml` on the pages below it, and nothing of them elsewhere', async ({
  page,
}) => {
  const section = path.join(directory, 'services/_section.yaml');
  const intact = readFileSync(section, 'utf8');
  await page.goto(`http://localhost:${port}/pl/uslugi/finops`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overlay = page.getByRole('alert').filter({ hasText: 'Fix them and save' });
  writeFileSync(section, intact.replace('slug: uslugi', 'slgu: uslugi'));
  await expect(overlay).toContainText(/content\/services\/_section\.yaml:\d+:\d+/);
  await page.goto(`http://localhost:${port}/privacy-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay).toBeHidden();
  writeFileSync(section, intact);
});

test('keeps its problems while a build runs beside it, and shows a changed fact in a title', async ({
  page,
}) => {
  const intact = readFileSync(file, 'utf8');
  await page.goto(`http://localhost:${port}/development`);
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
  const facts = path.join(directory, 'data/facts.yaml');
  const written = readFileSync(facts, 'utf8');
  const desks = (count: number) => `${written}desks:\n  meaning: Desks.\n  value: ${count}\n`;
  writeFileSync(facts, desks(180));
  writeFileSync(file, intact.replace(/^title:.*$/m, 'title: "A page about {facts.desks} desks"'));
  await expect(page).toHaveTitle(/A page about 180 desks/);
  writeFileSync(facts, desks(12_500));
  await expect(page).toHaveTitle(/A page about 12,500 desks/);
  writeFileSync(file, intact);
});

test('has pages read their interface texts again once a file of them is saved', async () => {
  const version = () => JSON.parse(readFileSync('.generated/content-state.json', 'utf8')).version;
  const before = version();
  // Other tests read the file meanwhile: it stays as it is, and looks saved.
  const now = new Date();
  utimesSync('messages/en/common.json', now, now);
  await expect.poll(version).not.toBe(before);
});
