import { OfferInBrief } from '@/components/blocks/answer-box/answer-box';
import { SearchForm } from '@/components/layout/search/search';
import { PageBody } from '@/components/templates/page-frame/page-body';
import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { documentTypeNamed } from '@/lib/schema/document-types';
import { LocalNav } from './local-nav';
import { SidePages } from './side-pages';

/**
 * Pages, services and products: their text, then the pages below them. The latter two have price and service level in their
 * first screen, and a list of their sections below it.
 */
export function StandardPage({ page }: { page: Page }) {
  const isLost = page.id === notFoundId;
  const { isOffer } = documentTypeNamed(page.type);
  const below = isOffer ? (
    <OfferInBrief pageId={page.id} />
  ) : isLost ? (
    <SearchForm locale={page.locale} />
  ) : undefined;
  return (
    <>
      <PageBody
        page={page}
        below={below}
        around={
          isOffer
            ? ({ text, outline }) => (
                <>
                  <LocalNav page={page} outline={outline} />
                  {text}
                </>
              )
            : undefined
        }
      />
      <SidePages page={page} />
    </>
  );
}
