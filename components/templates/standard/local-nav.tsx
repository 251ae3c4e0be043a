import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container/container';
import { Link } from '@/components/ui/link/link';
import { cardTexts } from '@/lib/content/card-texts';
import type { Page } from '@/lib/content/document';
import { areaPageId, areaPageSize, nearestPages } from '@/lib/content/lists';
import { parentId } from '@/lib/content/pathnames';
import { content } from '@/lib/content/site-content';
import type { OutlineEntry } from '@/lib/mdx/outline';

/** Fewer sections than this are seen at a glance. */
const leastSections = 4;

/**
 * The part of a heading that stands for it in a list: up to a colon, a comma or a question mark, if it says enough. What ends in
 * a short word („Pięciu napastników i to, na co trafią”) leads on to what follows.
 */
function shortHeading(text: string): string {
  const [beginning = ''] = text.split(/[:,?]\s/);
  const saysEnough = beginning.length >= 10 && /\p{L}{3}$/u.test(beginning);
  return saysEnough ? beginning : text;
}

/**
 * The pages below a page, or beside it where there are none; of a large area those near it, and where all of them are listed: on the
 * second page from the area itself, which shows the first ones, and on the area from a page in it.
 */
function relatedPages({ id, locale }: Page): { pages: readonly Page[]; all?: string } {
  const below = content.children(id, locale);
  if (below.length > 0)
    return {
      pages: below.slice(0, areaPageSize),
      all: content.pathnameOf(areaPageId(id, 2), locale),
    };
  const parent = parentId(id) ?? '';
  const beside = content.children(parent, locale);
  const pages = nearestPages(beside, id);
  return {
    pages,
    all: pages.length < beside.length - 1 ? content.pathnameOf(parent, locale) : undefined,
  };
}

/** What opens a list: words and a sign that turns; below it the list. */
const Fold = ({
  label,
  entries,
}: {
  label: string;
  entries: readonly { href: string; text: string }[];
}) => (
  <details className="group">
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold xl:justify-start">
      {label}
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rotate-45 border-r-2 border-b-2 transition-transform group-open:-rotate-135"
      />
    </summary>
    <nav aria-label={label} className="pb-4">
      <ul className="xl:columns-2 xl:gap-8">
        {entries.map(({ href, text }) => (
          <li key={href} className="break-inside-avoid">
            <Link
              href={href}
              className="flex min-h-11 items-center py-2 underline-offset-4 hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </details>
);

type LocalNavProps = { page: Page; outline: readonly OutlineEntry[] };

/** The sections of a long page, and the pages around it, folded below the first screen. Made of the page's own headings. */
export async function LocalNav({ page, outline }: LocalNavProps) {
  if (outline.length < leastSections) return null;
  const t = await getTranslations('common');
  const sections = outline.map(({ id, text }) => ({ href: `#${id}`, text: shortHeading(text) }));
  const { pages, all } = relatedPages(page);
  const related = pages.map((other) => ({ href: other.pathname, text: cardTexts(other).title }));
  if (all) related.push({ href: all, text: t('all_side_pages') });
  return (
    <div
      data-local-nav
      data-pagefind-ignore
      className="on-paper border-b border-rule bg-paper print:hidden"
    >
      <Container className="grid xl:grid-cols-2 xl:gap-8">
        <Fold label={t('on_this_page')} entries={sections} />
        {related.length > 0 && <Fold label={t('side_pages')} entries={related} />}
      </Container>
    </div>
  );
}
