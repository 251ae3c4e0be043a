import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { isOfType } from '@/lib/content/document';
import { escapeRegExp } from '@/lib/text/escape';
import { builtFiles, builtPages, documentOf, readBuilt } from '@/tests/support/built-site';
import { registry } from '@/tests/support/site-registry';

const clients = new Set(
  registry
    .pages()
    .flatMap((page) => (isOfType(page, 'CaseStudy') ? [page.frontmatter.client] : [])),
);

/** Names of clients as words of their own; addresses, which are in lower case, are none. */
const namedIn = (text: string): string[] =>
  [...clients].filter((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'u').test(text),
  );

/** Names that logos show, drawn as wordmarks or as pictures (data/clients.yaml). */
const logos = new Set(
  Object.values(readData('clients')).flatMap((set) => set.map(({ alt }) => alt)),
);

/** A page without its logos, which say that they stand for sectors (`ClientLogos`). */
function withoutWordmarks(file: string): string {
  const page = documentOf(file).documentElement.cloneNode(true) as HTMLElement;
  for (const mark of page.querySelectorAll('svg[role="img"]')) mark.remove();
  for (const picture of page.querySelectorAll('img[alt]'))
    if (logos.has(picture.getAttribute('alt') ?? '')) picture.remove();
  return page.outerHTML;
}

describe('an organisation that a story is modelled on', () => {
  it('is told apart from other words', () => {
    const [name = ''] = clients;
    expect(namedIn(`“${name}”, ${name.toLowerCase()}`)).toEqual([name]);
    expect(namedIn(`un${name}ed ${name}2`)).toEqual([]);
  });

  it.each(builtPages)(
    '%s does not present it as a client: head, data, hero, cards, text',
    (file) => {
      expect(namedIn(withoutWordmarks(file))).toEqual([]);
    },
  );

  const stories = registry.pages().filter((page) => isOfType(page, 'CaseStudy'));
  it.each(stories.map(({ pathname }) => pathname))('%s has no wordmark either', (pathname) => {
    expect(namedIn(readBuilt(`${pathname.slice(1)}.html`))).toEqual([]);
  });

  it('is in no feed, map or list for machines', () => {
    const files = builtFiles.filter((file) => /^(llms|robots|sitemap|feeds\/)/.test(file));
    expect(files).toContain('llms.txt');
    expect(files.filter((file) => namedIn(readBuilt(file)).length > 0)).toEqual([]);
  });
});
