import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ContentState } from '@/lib/content/content-state';

const target = '.generated/content-state.json';

/**
 * Writes what the pages of a development server depend on besides their code: which state of the content
 * they show, and the problems in it. Next.js shows a page anew when the file changes.
 * @param state Empty in builds, which do not get this far with mistakes in the content.
 */
export function writeContentState(state: ContentState = { version: '', problems: [] }): void {
  const text = JSON.stringify(state);
  mkdirSync('.generated', { recursive: true });
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    // There is none yet.
  }
  writeFileSync(target, text);
}
