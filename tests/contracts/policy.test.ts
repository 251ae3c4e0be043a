import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from '@/lib/hosting/inline-scripts';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { builtPages, readBuilt } from '@/tests/support/built-site';
import { inlineScriptsIn } from '@/tests/support/inline-scripts';

describe('the pages of the built site', () => {
  const scripts = inlineScriptsIn(builtPages.map(readBuilt));

  it('hold no style and no handler', () => {
    for (const page of builtPages) {
      const html = readBuilt(page).replaceAll(/<script[\s\S]*?<\/script>/g, '');
      const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
      expect(
        tags.filter((tag) => /\s(?:style|on[a-z]+)=/i.test(tag.replaceAll(/"[^"]*"/g, '""'))),
        page,
      ).toEqual([]);
      expect(html.includes('<style'), page).toBe(false);
    }
  });

  it('hold no scripts but ours and the one that starts each of them', () => {
    const others = scripts.filter((text) => !inlineScripts.includes(text));
    expect(inlineScripts.filter((text) => !scripts.includes(text))).toEqual([]);
    expect(others).toHaveLength(1);
    const start = others[0] ?? '';
    expect(builtPages.filter((page) => !readBuilt(page).includes(start))).toEqual([]);
  });

  it('are under the policy of previews too: the same scripts', () => {
    const pages = readdirSync(previewDirectory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(path.join(previewDirectory, file), 'utf8'));
    expect(inlineScriptsIn(pages)).toEqual(scripts);
  });
});
