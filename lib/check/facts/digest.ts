import type { ContentDocument } from '@/lib/content/document';
import { statusOf } from '@/lib/content/visibility';
import type { DocumentFacts } from './document-facts';
import type { DocumentDigest } from './site-facts';

/** Dotted paths of a value's inner values, two levels deep: what rules point at. */
function pathsOf(data: Readonly<Record<string, unknown>>): (string | number)[][] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (value === null || typeof value !== 'object') return [[key]];
    return [
      [key],
      ...Object.keys(value).map((inner) => [key, Array.isArray(value) ? Number(inner) : inner]),
    ];
  });
}

/**
 * What other documents may need to know of a document.
 * @param now The moment that decides what is scheduled.
 */
export function digestOf(
  facts: DocumentFacts,
  now: Date,
  extracts: DocumentDigest['extracts'],
): DocumentDigest {
  const { source, id, locale, type, frontmatter, isRead, anchors } = facts;
  const { data, offsetOf } = frontmatter;
  // A wrong value of `draft` is told by itself; it does not make every link to the page wrong as well.
  const frontmatterRead = { ...data, draft: data.draft === true };
  const document = { id, locale, type, frontmatter: frontmatterRead, file: source.file, body: '' };
  const place = ({ offset }: { offset: number }) => source.at(offset);
  return {
    file: source.file,
    id,
    locale,
    type,
    // Frontmatter with mistakes in it is told by other rules; the status reads two keys only.
    status: statusOf(document as unknown as ContentDocument, now),
    data,
    places: Object.fromEntries(
      pathsOf(data).map((path) => [path.join('.'), source.at(offsetOf(path))]),
    ),
    isRead,
    extracts,
    anchors,
    links: facts.links.map((link) => ({
      href: link.href,
      prop: link.prop,
      offset: link.offset,
      hrefOffset: link.hrefOffset,
      ...place(link),
    })),
    pictures: facts.pictures.map(({ src, alt, offset }) => ({ src, alt, ...place({ offset }) })),
  };
}
