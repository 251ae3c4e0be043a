import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { BlockExample } from '@/components/templates/gallery/block-example';
import {
  type Background,
  backgrounds,
  galleryFolders,
  galleryPathname,
  schemasOf,
} from '@/components/templates/gallery/gallery';
import { TextLink } from '@/components/ui/text-link/text-link';

type ExamplePageProps = { params: Promise<{ folder: string; background: Background }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  galleryFolders.flatMap((folder) => backgrounds.map((background) => ({ folder, background })));

export async function generateMetadata({ params }: ExamplePageProps): Promise<Metadata> {
  const { folder, background } = await params;
  return { title: `${schemasOf(folder)[0].name} on ${background}` };
}

/** The example of a block alone, as wide as on a page of the site. */
export default async function ExamplePage({ params }: ExamplePageProps) {
  setRequestLocale('en');
  const { folder, background } = await params;
  const [{ name }] = schemasOf(folder);
  return (
    <main>
      {/* As high on every page, so that the pictures in the list of blocks can leave it out. */}
      <div className="flex h-16 items-center gap-x-2 px-gutter text-small">
        <h1>{`${name} on ${background}`}</h1>
        <TextLink href={galleryPathname(folder)} className="py-2.5">
          with its guide
        </TextLink>
      </div>
      <h2 className="sr-only">Example</h2>
      <BlockExample folder={folder} background={background} />
    </main>
  );
}
