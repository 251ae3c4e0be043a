import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from '@/lib/hosting/inline-scripts';
import { securityHeaders } from '@/lib/hosting/policy';
import { previewDirectory } from '@/scripts/test/preview-directory';
import { builtPages, readBuilt } from '@/tests/support/built-site';
import { inlineScriptsIn } from '@/tests/support/inline-scripts';
import { observatoryRatings } from '@/tests/support/observatory';

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

// What it says of the site itself: hosting.test.ts.
describe('the MDN HTTP Observatory, as it is counted here,', () => {
  const headers = securityHeaders({ kind: 'page', hashes: [] });
  const html = '<script src="/a.js" integrity="sha256-x"></script>';

  it.each([
    ['content-security-policy', '', -25],
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ['content-security-policy', "default-src 'none'; script-src https:", -20],
    ['content-security-policy', "default-src 'none'; script-src http://a.example", -20],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'", -10],
    ['content-security-policy', "default-src 'none'; img-src http://a.example", -10],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'", 0],
    ['content-security-policy', "default-src 'none'; img-src 'self'; img-src 'self'", 0],
    ['content-security-policy', "default-src 'self'", 5],
    ['set-cookie', 'a=b', -20],
    ['set-cookie', 'a=b; Secure; HttpOnly; SameSite=Lax', 5],
    ['referrer-policy', '', 0],
    ['referrer-policy', 'unsafe-url', -5],
    ['strict-transport-security', '', -20],
    ['strict-transport-security', 'max-age=3600', -10],
    ['x-content-type-options', '', -5],
    ['cross-origin-resource-policy', '', 0],
    ['cross-origin-resource-policy', 'cross-origin', 0],
    ['cross-origin-resource-policy', 'all', -5],
  ])('gives points as its table does: %s: %s (%i)', (name, value, expected) => {
    const changed = new Headers(headers);
    changed.delete(name);
    if (value !== '') changed.append(name, value);
    const ratings = observatoryRatings({ headers: changed, html, preflight: new Headers() });
    const test = name === 'set-cookie' ? 'cookies' : name;
    expect(ratings.find((rating) => rating.test === test)?.points).toBe(expected);
  });
});
