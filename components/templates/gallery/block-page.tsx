import { Visitor } from '@/components/layout/visitor/visitor';
import { Container } from '@/components/ui/container/container';
import type { Locale } from '@/lib/i18n/locales';
import { BlockProperties } from './block-properties';
import { exampleOf } from './example';
import { ExampleStretch } from './example-stretch';
import { GalleryFrame } from './gallery-frame';
import { GalleryHead } from './gallery-head';
import { GroundLinks } from './ground-links';
import { GuideNotes } from './guide-notes';
import { guideOf } from './guide-of';
import { MdxToCopy } from './mdx-to-copy';
import { schemasOf } from './schemas-of';

/** A block by its own example, and everything that a writer may want to know of it. */
export function BlockPage({ locale, folder }: { locale: Locale; folder: string }) {
  const schemas = schemasOf(folder);
  const [{ name, description }] = schemas;
  return (
    <>
      <Visitor locale={locale} topId="top" />
      <GalleryFrame locale={locale} current={folder}>
        <GalleryHead title={name} lead={description} locale={locale} folder={folder} />
        <Container className="flex flex-wrap items-center justify-between gap-x-8 pb-4">
          <h2 className="text-h4">Example</h2>
          <GroundLinks locale={locale} folder={folder} />
        </Container>
        <div className="border-y border-rule">
          <ExampleStretch locale={locale} folder={folder} ground="paper" />
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
