import { Hero } from '@/components/blocks/hero/hero';
import { SearchOnPage } from '@/components/layout/search/search';
import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Section } from '@/components/ui/section/section';
import type { Page } from '@/lib/content/document';
import { typeset } from '@/lib/text/typeset';

/**
 * The page of results: the search first, without a picture, so that results are on the first screen; then the
 * page's text, which leads on when nothing was found.
 */
export function SearchPage({ page }: { page: Page }) {
  const { locale, frontmatter } = page;
  return (
    <>
      <Hero kind="index" heading={typeset(frontmatter.shortTitle ?? frontmatter.title, locale)} />
      <Section paddingTop="small" paddingBottom="small">
        <SearchOnPage page={page} />
      </Section>
      <MdxBody body={compilePage(page, { isFullWidth: true })} />
    </>
  );
}
