import { TextLink } from '@/components/ui/text-link/text-link';
import type { Locale } from '@/lib/i18n/locales';
import { type Ground, galleryAddress, grounds } from './gallery-address';

type GroundLinksProps = {
  locale: Locale;
  folder: string;
  /** The ground that is shown. */
  current?: Ground;
};

/**
 * The example alone, over the whole width of the page, on each ground. Pages of their own, since an example may stand
 * on a page once only: its headings have ids and its carousels names.
 */
export function GroundLinks({ locale, folder, current }: GroundLinksProps) {
  return (
    <nav aria-label="The example alone" className="flex flex-wrap items-center gap-x-6">
      <span className="text-small">Alone on</span>
      {grounds.map((ground) => (
        <TextLink
          key={ground}
          href={galleryAddress(locale, folder, ground)}
          aria-current={ground === current ? 'page' : undefined}
          className="py-2.5 aria-[current=page]:font-bold"
        >
          {ground}
        </TextLink>
      ))}
    </nav>
  );
}
