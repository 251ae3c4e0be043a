import { getTranslations } from 'next-intl/server';
import { cardsOnPage } from '@/components/mdx/compile-page';
import { ListHead, ListPagination } from '@/components/templates/post-list/list-parts';
import { CardGrid } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { PageCard } from '@/components/ui/page-card/page-card';
import { Section } from '@/components/ui/section/section';
import { cardTexts } from '@/lib/content/card-texts';
import type { Generated, Page } from '@/lib/content/document';
import { areaPageId, areaPageSize } from '@/lib/content/lists';
import { content } from '@/lib/content/site-content';

/** Cards of pages. */
const PageCards = ({ pages }: { pages: readonly Page[] }) => (
  <CardGrid>
    {pages.map((page) => (
      <PageCard key={page.id} href={page.pathname} {...cardTexts(page)} />
    ))}
  </CardGrid>
);

/** Leads through the pages on which those of an area are listed; nothing where one page lists them all. */
function AreaPagination({ area, page, pageIndex = 1 }: AreaPaginationProps) {
  const pagesTotal = Math.ceil(content.children(area, page.locale).length / areaPageSize);
  if (pagesTotal < 2) return null;
  return (
    <ListPagination
      list="area"
      pageIndex={pageIndex}
      pagesTotal={pagesTotal}
      hrefOf={(index) => content.pathnameOf(areaPageId(area, index), page.locale) ?? page.pathname}
    />
  );
}

type AreaPaginationProps = { area: string; page: Page; pageIndex?: number };

/**
 * The pages below a page that its text shows no card of: no page has two cards on one page. Of a large area the first of them; the
 * others have pages of their own.
 */
export async function SidePages({ page }: { page: Page }) {
  const t = await getTranslations('common');
  const children = content.children(page.id, page.locale);
  if (children.length === 0) return null;
  const shown = cardsOnPage(page);
  const first = children.slice(0, areaPageSize);
  const missing = first.filter(({ pathname }) => !shown.has(pathname));
  if (missing.length === 0 && children.length === first.length) return null;
  return (
    <Section background="mist" labelledBy="in-this-area">
      <Heading level={2} id="in-this-area">
        {t(missing.length < first.length ? 'more_side_pages' : 'side_pages')}
      </Heading>
      {missing.length > 0 && <PageCards pages={missing} />}
      <AreaPagination area={page.id} page={page} />
    </Section>
  );
}

type AreaPageProps = { page: Page } & Pick<
  Extract<Generated, { kind: 'area' }>,
  'area' | 'pageIndex' | 'pagesTotal'
>;

/** A further page of a large area, which nobody wrote. */
export async function AreaPage({ page, area, pageIndex, pagesTotal }: AreaPageProps) {
  const t = await getTranslations();
  const above = content.page(area, page.locale);
  const first = (pageIndex - 1) * areaPageSize;
  const pages = content.children(area, page.locale).slice(first, first + areaPageSize);
  return (
    <>
      <ListHead
        page={page}
        heading={above ? cardTexts(above).title : page.frontmatter.title}
        kicker={t('lists.heads.blog.page_of', { page: pageIndex, total: pagesTotal })}
      />
      <Section background="mist" labelledBy="in-this-area" paddingTop="small">
        <Heading level={2} id="in-this-area" className="sr-only">
          {t('common.side_pages')}
        </Heading>
        <PageCards pages={pages} />
        <AreaPagination area={area} page={page} pageIndex={pageIndex} />
      </Section>
    </>
  );
}
