import { SearchOnPage } from '@/components/layout/search/search';
import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
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
      <div className="on-night bg-night text-on-night">
        <Container className="py-10 md:py-14">
          <Heading level={1}>
            {typeset(frontmatter.shortTitle ?? frontmatter.title, locale)}
          </Heading>
        </Container>
      </div>
      <Section paddingTop="small" paddingBottom="small">
        <SearchOnPage page={page} />
      </Section>
      <MdxBody body={compilePage(page, { isFullWidth: true })} />
    </>
  );
}
