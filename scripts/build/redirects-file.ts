import { writeFileSync } from 'node:fs';
import { readCompiledContent } from '@/lib/content/compiled-content';
import { isPreview } from '@/lib/content/content-directory';
import { siteRedirects } from '@/lib/content/redirects';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';

/**
 * Writes `out/_redirects` in the form that static hosts read: `from to status`, first match wins,
 * `*` and `:splat` for the rest of a path.
 */
export function writeRedirects(directory: string): void {
  const registry = createRegistry({ ...readCompiledContent(), now: currentMoment(), isPreview });
  const lines = siteRedirects(registry).map(({ from, to, status }) => `${from} ${to} ${status}`);
  writeFileSync(`${directory}/_redirects`, `${lines.join('\n')}\n`);
}
