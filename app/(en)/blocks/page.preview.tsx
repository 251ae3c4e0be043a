import { setRequestLocale } from 'next-intl/server';
import { GalleryPage } from '@/components/templates/gallery/gallery-page';

export default function Page() {
  setRequestLocale('en');
  return <GalleryPage />;
}
