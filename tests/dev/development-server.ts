import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect as expectSoon } from '@playwright/test';
import { environmentWith } from '@/scripts/run';

/** A busy machine takes a while to compile what was saved. */
export const expect = expectSoon.configure({ timeout: 60_000 });

/** Between that of the site and that of its preview (playwright.config.ts). */
const port = Number(process.env.E2E_PORT || 3210) + 1;

/** How long a server that has compiled nothing may take to show its first page, in ms. */
const longestStart = 280_000;

/** A development server over copies, which tests may write into. */
export type Development = {
  origin: string;
  /** The folders of its content and of its interface texts. */
  content: string;
  messages: string;
  /** What it has printed. */
  printed: () => string;
};

/** A page of its own, so that no text of a writer is looked for. */
export const ownPage = (title: string, text: string) => `---
title: "${title}"
description: "${title}: what a development server shows of it while it is being written, and of its mistakes."
singleLanguage: true
---

<Section>

${text}

</Section>
`;

/** Whether a process of a group is there. */
function isThere(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** One server for all tests: Next.js runs one at a time in a project (playwright.config.ts gives them one worker). */
export const test = base.extend<object, { development: Development }>({
  development: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'development-'));
      const [content, messages] = [path.join(root, 'content'), path.join(root, 'messages')];
      cpSync('content', content, { recursive: true });
      cpSync('messages', messages, { recursive: true });
      mkdirSync(path.join(content, 'development'));
      writeFileSync(
        path.join(content, 'development/en.mdx'),
        ownPage('A page to be developed', '## A heading\n\nText.'),
      );
      const origin = `http://localhost:${port}`;
      let output = '';
      const server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)], {
        env: environmentWith({ CONTENT_DIR: content, MESSAGES_DIR: messages }),
        stdio: ['ignore', 'pipe', 'pipe'],
        // With all that it starts, it is a group of processes.
        detached: true,
      });
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      await expect(async () => {
        const response = await fetch(`${origin}/development`);
        expect(response.status).toBe(200);
      }).toPass({ timeout: longestStart });
      await use({ origin, content, messages, printed: () => output });
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
      await expect.poll(() => isThere(server.pid ?? 0)).toBe(false);
    },
    { scope: 'worker', timeout: longestStart + 60_000 },
  ],
});
