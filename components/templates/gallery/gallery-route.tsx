import { blockFolders } from 'generated/block-schemas';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { documentMetadata } from '@/lib/metadata/document-metadata';
import { BackgroundPage, BlockPage } from './block-page';
import { samples, schemasOf } from './gallery-entries';
import { GalleryIndex, galleryTitle } from './gallery-index';
import { backgrounds, samplesFolder } from './gallery-pathname';
import { SamplePage } from './sample-page';

type GalleryProps = { params: Promise<{ path?: string[] }> };

/** A page of the gallery: its path below `/blocks`, its title and what it shows. */
type GalleryPage = { path: string[]; title: string; render: (locale: Locale) => React.ReactNode };

const blockPages = (folder: string): GalleryPage[] => {
  const [{ name }] = schemasOf(folder);
  return [
    {
      path: [folder],
      title: name,
      render: (locale) => <BlockPage locale={locale} folder={folder} />,
    },
    ...backgrounds.map((background) => ({
      path: [folder, background],
      title: `${name} on ${background}`,
      render: (locale: Locale) => (
        <BackgroundPage locale={locale} folder={folder} background={background} />
      ),
    })),
  ];
};

const pages: readonly GalleryPage[] = [
  { path: [], title: galleryTitle, render: (locale) => <GalleryIndex locale={locale} /> },
  ...[...blockFolders.keys()].flatMap(blockPages),
  ...Object.keys(samples).map((name) => ({
    path: [samplesFolder, name],
    title: name,
    render: (locale: Locale) => <SamplePage locale={locale} name={name} />,
  })),
];

async function pageOf({ params }: GalleryProps): Promise<GalleryPage | undefined> {
  const asked = ((await params).path ?? []).join('/');
  return pages.find(({ path }) => path.join('/') === asked);
}

/**
 * What the route of the gallery exports in one language. Development and preview builds only.
 * @param locale Language of the examples.
 */
export const galleryRoute = (locale: Locale) => ({
  generateStaticParams: () => pages.map(({ path }) => ({ path })),

  generateMetadata: async (props: GalleryProps): Promise<Metadata> => ({
    ...documentMetadata,
    title: (await pageOf(props))?.title,
    robots: { index: false, follow: false },
  }),

  render: async (props: GalleryProps) => {
    setRequestLocale(locale);
    const page = await pageOf(props);
    if (!page) notFound();
    return <>{page.render(locale)}</>;
  },
});
