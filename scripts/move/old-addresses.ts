import { isMap, isScalar, parse, parseDocument } from 'yaml';
import type { Move } from '@/lib/check/extract/moved-pages';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { contentOf, rawPage, sectionFiles } from '@/lib/content/reader';
import { createRegistry, type Registry } from '@/lib/content/registry';
import { createSource, splitFrontmatter } from '@/lib/content/source';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { recordFiles } from '@/lib/schema/data-files';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { idAfter, type Texts } from './texts';

/** The site that texts make. */
function registryOf(directory: string, texts: Texts, now: Date): Registry {
  const files = [...texts.keys()];
  const pages = [...texts].flatMap(([file, text]) =>
    file.endsWith('.mdx')
      ? [rawPage(file, withoutConflicts(createSource(file, text)).source.text)]
      : [],
  );
  const sections = new Map(
    [...sectionFiles(files)].map(([id, file]) => [id, parse(texts.get(file) ?? '') as unknown]),
  );
  const content = contentOf({ pages, sections }, directory);
  return createRegistry({ ...content, now, isPreview: false });
}

/** Puts a list of old addresses into a page's frontmatter, in place of the one that is there. */
export function setRedirects(text: string, addresses: readonly string[]): string {
  const { yaml } = splitFrontmatter(text);
  const start = text.indexOf('\n') + 1;
  const { contents } = parseDocument(yaml);
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'redirectFrom')
    : undefined;
  const line = addresses.length > 0 ? `redirectFrom: [${addresses.join(', ')}]\n` : '';
  const from = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
  const to = (pair?.value as { range?: [number, number, number] } | undefined)?.range?.[2];
  if (from === undefined || to === undefined) {
    const end = start + yaml.length;
    const gap = yaml.endsWith('\n') || yaml === '' ? '' : '\n';
    return line === '' ? text : text.slice(0, end) + gap + line.trimEnd() + text.slice(end);
  }
  const rest = yaml.slice(to);
  const kept = rest === '' ? line.trimEnd() : line;
  return text.slice(0, start + from) + kept + text.slice(start + to);
}

/** Addresses of the last release, with the ids of their pages. */
function recordedAddresses(texts: Texts): { address: string; id: string }[] {
  const data: unknown = JSON.parse(texts.get(recordFiles.addresses) ?? '{}');
  return Object.entries(data ?? {}).map(([address, id]) => ({ address, id: String(id) }));
}

/**
 * Lets the addresses that pages had redirect to those they have after a move: `redirectFrom` in their files.
 * @param texts All texts of the content at their new places, which are changed.
 * @returns What was done.
 */
export function withRedirects(directory: string, texts: Texts, move: Move, now: Date): string[] {
  const registry = registryOf(directory, texts, now);
  const placeBefore = (file: string) =>
    file.startsWith(`${move.to}/`) ? move.from + file.slice(move.to.length) : file;
  const old = registryOf(
    directory,
    new Map([...texts].map(([file, text]) => [placeBefore(file), text])),
    now,
  );
  const recorded = recordedAddresses(texts);
  const lines: string[] = [];
  for (const page of registry.pages().filter(({ generated }) => !generated)) {
    const { id, locale, file, path: own } = page;
    if (!id.startsWith(`${move.to}/`) && id !== move.to) continue;
    const before = old.page(move.from + id.slice(move.to.length), locale);
    const { prefix } = localeSettings[locale];
    const others = locales.map((one) => localeSettings[one].prefix).filter((one) => one !== prefix);
    // What the last release had of this page in this language, whatever the folder was called since.
    const released = recorded
      .filter((entry) => idAfter(entry.id, move) === id)
      .map(({ address }) => fillPlaceholders(address, locale))
      .filter((address) => `${address}/`.startsWith(`${prefix}/`))
      .filter((address) => !others.some((one) => one !== '' && `${address}/`.startsWith(`${one}/`)))
      .map((address) => address.slice(prefix.length) || '/');
    const known = page.frontmatter.redirectFrom;
    const wanted = new Set([...known, ...(before ? [before.path] : []), ...released]);
    wanted.delete(own);
    // An address that another page has by now is that page’s.
    const kept = [...wanted].filter((address) => !registry.byPathname(prefix + address));
    if (kept.join() === known.join()) continue;
    texts.set(file, setRedirects(texts.get(file) ?? '', kept));
    for (const address of kept.filter((one) => !known.includes(one)))
      lines.push(`${prefix}${address} redirects to ${page.pathname}`);
  }
  return lines;
}
