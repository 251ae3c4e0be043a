import { SearchForm } from '@/components/layout/search/search';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { isOfType, type Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { LocalNav } from './local-nav';
import { SidePages } from './side-pages';

/** Pages, services and products: their text, with a list of its sections on the latter two, then the pages below them. */
export function StandardPage({ page }: { page: Page }) {
  const isLost = page.id === notFoundId;
  const isOffer = isOfType(page, 'Service') || isOfType(page, 'Product');
  return (
    <>
      <PageBody
        page={page}
        below={isLost ? <SearchForm locale={page.locale} /> : undefined}
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
