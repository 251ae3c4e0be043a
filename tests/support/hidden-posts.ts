import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@/lib/content/document';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { locales } from '@/lib/i18n/locales';
import { momentOf } from '@/scripts/build/out-directory';

const content = readContent();
const now = momentOf('out');

/** The content as a preview shows it. */
export const previewRegistry = createRegistry({ ...content, now, isPreview: true });

const all = previewRegistry.all.filter(({ generated }) => !generated);
const live = all.filter(({ status }) => status === 'live');

/** Drafts and scheduled pages. */
export const hiddenPages = all.filter(({ status }) => status !== 'live');

/** A text as it is written, whether it is in MDX, in HTML or in data for the router: spaces and quotes made one. */
export const plain = (text: string): string =>
  text
    .replace(/\\u00a0|&nbsp;|[\s\u00a0]+/g, ' ')
    .replace(/&#x27;|&#39;|'/g, '’')
    .replace(/&quot;|\\+"/g, '"')
    .replace(/&amp;|\\u0026/g, '&');

/** Everything visitors may read, in which a distinctive string may not occur. */
const known = plain(
  live
    .map((page) => [page.id, page.pathname, JSON.stringify(page.frontmatter), page.body].join('\n'))
    .join('\n'),
);

/** The longest run of plain words in a text: typesetting leaves it as it is, but for spaces. */
const sentenceOf = (body: string): string =>
  (body.match(/[\p{L}\p{N} ,]{30,}/gu) ?? []).sort((a, b) => b.length - a.length)[0]?.trim() ?? '';

/** Subjects that no live post has, by the addresses of their pages. */
function ownTags({ locale, frontmatter }: Page): string[] {
  const tags = 'tags' in frontmatter ? frontmatter.tags : [];
  const isLive = (tag: string) =>
    live.some((page) => 'tags' in page.frontmatter && page.frontmatter.tags.includes(tag));
  return tags
    .filter((tag) => !isLive(tag))
    .flatMap((tag) => previewRegistry.pathnameOf(`blog/tags/${tag}`, locale) ?? []);
}

/**
 * Strings that only a hidden page has: its title, a sentence, its address, the names of its pictures, and the addresses
 * of subjects that no other page has.
 */
export function distinctiveStrings(page: Page): string[] {
  const { frontmatter, body } = page;
  const pictures = ['cover', 'header'].flatMap((key) =>
    key in frontmatter ? String(frontmatter[key as keyof typeof frontmatter]) : [],
  );
  const strings = [
    frontmatter.title,
    frontmatter.description,
    sentenceOf(body),
    page.pathname,
    `/${page.id}`,
    ...pictures.filter((name) => name !== 'undefined'),
    ...ownTags(page),
  ];
  // A single word may be anywhere, and an address of one part may be the name of a file of ours.
  const isDistinctive = (text: string) => /\p{L} \p{L}|\/.+[/.]|\w-\w/u.test(text);
  return strings.map(plain).filter((text) => isDistinctive(text) && !known.includes(text));
}

/** Files of a site that are texts, and pieces of the search index, which are packed texts. */
const isText =
  /\.(html|txt|js|json|xml|css|svg|map|webmanifest|rss|atom|csv|vtt)$|\/(_redirects|_headers|healthz)$/;
const isPacked = /\.pf_\w+$/;

function textOfFile(file: string): string {
  if (isText.test(file)) return plain(readFileSync(file, 'utf8'));
  return isPacked.test(file) ? plain(gunzipSync(readFileSync(file)).toString('utf8')) : '';
}

/** The texts of a built site, and the names of its files. */
export function* builtTexts(directory: string): Generator<{ file: string; text: string }> {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield { file, text: textOfFile(file) };
  }
}

/** Addresses of the pages that list posts, in a language and in all of them. */
export const listPages = locales.flatMap((locale) =>
  previewRegistry
    .pages(locale)
    .filter(({ id, generated }) => id === 'blog' || (generated && 'pageIndex' in generated)),
);
