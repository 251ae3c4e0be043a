import type { ComponentProps, ReactNode } from 'react';
import { Hero, type HeroKind } from '@/components/blocks/hero/hero';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { artOfPage } from '@/lib/art/art-names';
import { isOfType, type Page } from '@/lib/content/document';
import type { CompiledBody } from '@/lib/mdx/compile';
import { type OutlineEntry, outlineOf } from '@/lib/mdx/outline';
import { documentTypeNamed } from '@/lib/schema/document-types';
import { typeset } from '@/lib/text/typeset';

/** Kinds of first screens by the layout of a page; other types say theirs themselves. */
const kindsOfLayouts: Readonly<Record<string, HeroKind>> = {
  blog: 'index',
  'case-studies': 'index',
  legal: 'index',
  search: 'index',
  contact: 'task',
  task: 'task',
};

/** The first screen that a page has. */
const heroKindOf = (page: Page): HeroKind =>
  (isOfType(page, 'Page')
    ? kindsOfLayouts[page.frontmatter.layout]
    : documentTypeNamed(page.type).heroKind) ?? 'page';

type PageBodyProps = Pick<
  ComponentProps<typeof Hero>,
  'after' | 'alternative' | 'below' | 'foot'
> & {
  page: Page;
  /** Puts something around all but the Hero: the text itself, and its headings. */
  around?: (parts: { text: ReactNode; outline: readonly OutlineEntry[] }) => ReactNode;
};

/** Whether a part of a text is its Hero. */
const isHero = (node: CompiledBody['tree']['children'][number]) =>
  'name' in node && node.name === 'Hero';

/** The text of a page, with breadcrumbs in its Hero; a text without a Hero gets one of its title. */
export function PageBody({ page, around, ...additions }: PageBodyProps) {
  const hero = {
    kind: heroKindOf(page),
    locale: page.locale,
    heading: typeset(page.frontmatter.title, page.locale),
    above: <Breadcrumbs page={page} />,
    art: artOfPage(page.id),
    seed: page.id,
    ...additions,
  };
  const body = compilePage(page, { hero, isFullWidth: true });
  return (
    <>
      {!body.blocks.has('Hero') && (
        <Hero {...hero} lead={typeset(page.frontmatter.description, page.locale)} />
      )}
      {around ? (
        <>
          <MdxBody body={body} only={isHero} />
          {around({
            text: <MdxBody body={body} only={(part) => !isHero(part)} />,
            outline: outlineOf(body.tree),
          })}
        </>
      ) : (
        <MdxBody body={body} />
      )}
    </>
  );
}
