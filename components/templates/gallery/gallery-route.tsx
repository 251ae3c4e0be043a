import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { galleryFolders } from '@/components/blocks/galleries';
import type { Locale } from '@/lib/i18n/locales';
import { documentMetadata } from '@/lib/metadata/document-metadata';
import { BlockPage } from './block-page';
import { grounds } from './gallery-address';
import { GalleryIndex, galleryTitle } from './gallery-index';
import { GroundPage } from './ground-page';
import { schemasOf } from './schemas-of';

type BlockProps = { params: Promise<{ block: string }> };
type GroundProps = { params: Promise<{ block: string; ground: string }> };

const metadataOf = (title: string): Metadata => ({
  ...documentMetadata,
  title,
  robots: { index: false, follow: false },
});

/**
 * What the routes of the gallery export in one language. Development and preview builds only.
 * @param locale Language of the examples.
 */
export const galleryRoute = (locale: Locale) => ({
  index: {
    metadata: metadataOf(galleryTitle),
    render: () => {
      setRequestLocale(locale);
      return <GalleryIndex locale={locale} />;
    },
  },

  block: {
    generateStaticParams: () => galleryFolders.map((block) => ({ block })),
    generateMetadata: async ({ params }: BlockProps) =>
      metadataOf(schemasOf((await params).block)[0].name),
    render: async ({ params }: BlockProps) => {
      setRequestLocale(locale);
      const { block } = await params;
      if (!galleryFolders.includes(block)) notFound();
      return <BlockPage locale={locale} folder={block} />;
    },
  },

  ground: {
    generateStaticParams: () =>
      galleryFolders.flatMap((block) => grounds.map((ground) => ({ block, ground }))),
    generateMetadata: async ({ params }: GroundProps) => {
      const { block, ground } = await params;
      return metadataOf(`${schemasOf(block)[0].name} on ${ground}`);
    },
    render: async ({ params }: GroundProps) => {
      setRequestLocale(locale);
      const { block, ground: name } = await params;
      const ground = grounds.find((known) => known === name);
      if (!galleryFolders.includes(block) || !ground) notFound();
      return <GroundPage locale={locale} folder={block} ground={ground} />;
    },
  },
});
