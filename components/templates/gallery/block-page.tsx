import { Visitor } from '@/components/layout/visitor/visitor';
import { Container } from '@/components/ui/container/container';
import { LazyCopyButton } from '@/components/ui/copy-button/lazy-copy-button.client';
import { Heading } from '@/components/ui/heading/heading';
import { prose } from '@/components/ui/prose/prose';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { BlockExample, exampleOf } from './block-example';
import { BlockProperties } from './block-properties';
import { guideOf, schemasOf, tagsOf } from './gallery-entries';
import { GalleryFrame, GalleryHead } from './gallery-frame';
import { type Background, backgrounds, galleryPathname } from './gallery-pathname';

type BackgroundLinksProps = {
  locale: Locale;
  folder: string;
  /** The background that is shown. */
  current?: Background;
};

/**
 * The example alone, over the whole width of the page, on each background. Pages of their own, since an example may
 * be on a page once only: its headings have ids and its carousels names.
 */
function BackgroundLinks({ locale, folder, current }: BackgroundLinksProps) {
  return (
    <nav aria-label="The example alone" className="flex flex-wrap items-center gap-x-6">
      <span className="text-small">Alone on</span>
      {backgrounds.map((background) => (
        <TextLink
          key={background}
          href={galleryPathname(locale, folder, background)}
          aria-current={background === current ? 'page' : undefined}
          className="py-2.5 aria-[current=page]:font-bold"
        >
          {background}
        </TextLink>
      ))}
    </nav>
  );
}

/** The names of the tags of a folder. */
const titleOf = (folder: string) =>
  tagsOf(folder)
    .map(({ name }) => name)
    .join(', ');

/** When to use a block, when not, and what it does for assistive technology. */
function GuideNotes({ guide }: { guide: BlockGuide }) {
  const notes = [
    ['When to use it', guide.use],
    ['When not to', guide.avoid],
    ['Accessibility', guide.accessibility],
  ] as const;
  return (
    <div className="grid gap-8 md:grid-cols-3">
      {notes.map(([title, text]) => (
        <section key={title}>
          <Heading level={2} look="h4" className="mb-3">
            {title}
          </Heading>
          <Text>{text}</Text>
        </section>
      ))}
    </div>
  );
}

const codeId = 'gallery-mdx';

const copyLabels = {
  copy: 'Copy the MDX',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C',
};

/** The example as a writer would write it, ready to be copied. */
function MdxToCopy({ source }: { source: string }) {
  return (
    <section>
      <Heading level={2} look="h4">
        MDX to copy
      </Heading>
      <prose.pre>
        <code id={codeId} className="language-mdx">
          {source}
        </code>
      </prose.pre>
      <LazyCopyButton targetId={codeId} labels={copyLabels} />
    </section>
  );
}

/** A block by its own example, and everything that a writer may want to know of it. */
export function BlockPage({ locale, folder }: { locale: Locale; folder: string }) {
  const schemas = schemasOf(folder);
  const [{ description }] = schemas;
  return (
    <>
      <Visitor locale={locale} topId="top" isQuiet />
      <GalleryFrame locale={locale} current={folder}>
        <GalleryHead title={titleOf(folder)} lead={description} locale={locale} folder={folder} />
        <Container className="flex flex-wrap items-center justify-between gap-x-8 pb-4">
          <h2 className="text-h4">Example</h2>
          <BackgroundLinks locale={locale} folder={folder} />
        </Container>
        <div className="border-y border-rule">
          <BlockExample locale={locale} folder={folder} background="paper" />
        </div>
        <Container className="space-y-14 pt-14">
          <GuideNotes guide={guideOf(folder)} />
          <MdxToCopy source={exampleOf(folder, locale).source} />
          <BlockProperties schemas={schemas} />
        </Container>
      </GalleryFrame>
    </>
  );
}

type BackgroundPageProps = { locale: Locale; folder: string; background: Background };

/** The example of a block alone, as wide as on a page of the site. */
export function BackgroundPage({ locale, folder, background }: BackgroundPageProps) {
  const [{ description }] = schemasOf(folder);
  const place = { locale, folder, background };
  return (
    <main lang="en">
      {/* As high on every page, so that thumbnails of the list can leave it out (gallery-index.tsx). */}
      <div className="min-h-96 pt-10">
        <GalleryHead title={titleOf(folder)} lead={description} {...place}>
          <div className="mt-4">
            <BackgroundLinks locale={locale} folder={folder} current={background} />
          </div>
          <h2 className="mt-6 text-h4">{`Example on ${background}`}</h2>
        </GalleryHead>
      </div>
      <BlockExample {...place} />
    </main>
  );
}
