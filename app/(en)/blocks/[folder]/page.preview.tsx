import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { BlockPage } from '@/components/templates/gallery/block-page';
import { galleryFolders, titleOf } from '@/components/templates/gallery/gallery';

type PageProps = { params: Promise<{ folder: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => galleryFolders.map((folder) => ({ folder }));

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: titleOf((await params).folder) };
}

export default async function Page({ params }: PageProps) {
  setRequestLocale('en');
  return <BlockPage {...(await params)} />;
}
