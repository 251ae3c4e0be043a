import { parseDocument } from 'yaml';
import type { Move } from '@/lib/check/extract/moved-pages';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { contentOf } from '@/lib/content/reader';
import { createRegistry, type Registry } from '@/lib/content/registry';
import { createSource, splitFrontmatter } from '@/lib/content/source';
import { localeSettings } from '@/lib/i18n/locales';
import { idAfter, movedFile, type Texts } from './texts';

/** The site that texts make. */
function registryOf(directory: string, texts: Texts, now: Date): Registry {
  const read = (file: string) => {
    const text = texts.get(file) ?? '';
    return file.endsWith('.mdx') ? withoutConflicts(createSource(file, text)).source.text : text;
  };
  const content = contentOf([...texts.keys()], read, directory);
  return createRegistry({ ...content, now, isPreview: false });
}

/** Puts a list of old addresses into a page's frontmatter, in place of the one that is there. */
export function setRedirects(text: string, addresses: readonly string[]): string {
  const { yaml } = splitFrontmatter(text);
  const frontmatter = parseDocument(yaml);
  if (addresses.length === 0) frontmatter.delete('redirectFrom');
  else frontmatter.set('redirectFrom', frontmatter.createNode(addresses, { flow: true }));
  const start = text.indexOf('\n') + 1;
  const written = frontmatter.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.slice(0, start) + written + text.slice(start + yaml.length).replace(/^\n/, '');
}

/**
 * Lets the addresses that pages had redirect to those they have after a move: `redirectFrom` in their files.
 * @param texts All texts of the content at their new places, which are changed.
 * @returns What was done.
 */
export function withRedirects(directory: string, texts: Texts, move: Move, now: Date): string[] {
  const registry = registryOf(directory, texts, now);
  const back = { from: move.to, to: move.from };
  const textsBefore = new Map([...texts].map(([file, text]) => [movedFile(file, back), text]));
  const old = registryOf(directory, textsBefore, now);
  const lines: string[] = [];
  for (const page of registry.pages().filter(({ generated }) => !generated)) {
    const before = old.page(idAfter(page.id, back), page.locale);
    if (!before || before.id === page.id || before.path === page.path) continue;
    const { prefix } = localeSettings[page.locale];
    const known = page.frontmatter.redirectFrom;
    // An address that another page has by now is that page’s, and its own is no old one.
    const kept = [...new Set([...known, before.path])].filter(
      (address) => !registry.byPathname(prefix + address),
    );
    texts.set(page.file, setRedirects(texts.get(page.file) ?? '', kept));
    for (const address of kept.filter((one) => !known.includes(one)))
      lines.push(`${prefix}${address} redirects to ${page.pathname}`);
  }
  return lines;
}
