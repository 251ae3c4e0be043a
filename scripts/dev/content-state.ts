import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ContentState } from '@/lib/content/site-content';

/** Read by the development server alone: a build beside it has a file of its own (lib/content/no-problems.json). */
const target = '.generated/content-state.json';

/**
 * Writes what the pages of a development server depend on besides their code: which state of the content
 * they show, and the problems in it. Next.js shows a page anew when the file changes.
 */
export function writeContentState(state: ContentState): void {
  const text = JSON.stringify(state);
  mkdirSync('.generated', { recursive: true });
  try {
    if (readFileSync(target, 'utf8') === text) return;
  } catch {
    // There is none yet.
  }
  writeFileSync(target, text);
}
