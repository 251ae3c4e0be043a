import type { ComponentProps } from 'react';
import { Hero } from '@/components/blocks/hero';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { artOfPage } from '@/lib/art/art-names';
import type { Page } from '@/lib/content/document';
import { typeset } from '@/lib/text/typeset';

type PageBodyProps = Pick<ComponentProps<typeof Hero>, 'below' | 'alternative'> & {
  page: Page;
};

/** The text of a page, with breadcrumbs in its Hero; a text without a Hero gets one of its title. */
export function PageBody({ page, below, alternative }: PageBodyProps) {
  const hero = {
    heading: typeset(page.frontmatter.title, page.locale),
    above: <Breadcrumbs page={page} />,
    below,
    alternative,
    art: artOfPage(page.id),
    seed: page.id,
  };
  const body = compilePage(page, { hero, isFullWidth: true });
  return (
    <>
      {!body.blocks.has('Hero') && (
        <Hero
          {...hero}
          lead={typeset(page.frontmatter.description, page.locale)}
          isAnimated={false}
        />
      )}
      <MdxBody body={body} />
    </>
  );
}
