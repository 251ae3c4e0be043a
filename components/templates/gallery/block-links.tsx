import { galleries } from '@/components/blocks/galleries';
import { Link } from '@/components/ui/link/link';
import type { Locale } from '@/lib/i18n/locales';
import { galleryAddress } from './gallery-address';
import { schemasOf } from './schemas-of';

/** All blocks, group by group, as links; the one that is shown is marked. */
export function BlockLinks({ locale, current }: { locale: Locale; current?: string }) {
  return galleries.map(({ name, guides }) => (
    <div key={name} className="not-first:mt-6">
      <p className="mb-1 text-h5">{name}</p>
      <ul>
        {Object.keys(guides).map((folder) => (
          <li key={folder}>
            <Link
              href={galleryAddress(locale, folder)}
              aria-current={folder === current ? 'page' : undefined}
              className="block py-2.5 text-small underline-offset-4 hover:underline aria-[current=page]:font-bold aria-[current=page]:text-ink-purple 2xl:py-1.5"
            >
              {schemasOf(folder)[0].name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
