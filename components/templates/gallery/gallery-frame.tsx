import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container/container';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { Heading } from '@/components/ui/heading/heading';
import { Link } from '@/components/ui/link/link';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { languageNames } from '@/lib/check/language-names';
import { type Locale, locales } from '@/lib/i18n/locales';
import { galleryGroups } from './gallery-entries';
import { type Background, galleryPathname } from './gallery-pathname';

/** Everything in the gallery, group by group, as links; the block that is shown is marked. */
function GalleryLinks({ locale, current }: { locale: Locale; current?: string }) {
  const currentHref = current && galleryPathname(locale, current);
  return galleryGroups(locale).map(({ name, entries }) => (
    <div key={name} className="not-first:mt-6">
      <p className="mb-1 text-h5">{name}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link
              href={entry.href}
              aria-current={entry.href === currentHref ? 'page' : undefined}
              className="block py-2.5 text-small underline-offset-4 hover:underline aria-[current=page]:font-bold aria-[current=page]:text-ink-purple 2xl:py-1.5"
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Accessible name of the list of all blocks. */
const listLabel = 'All blocks';

type GalleryFrameProps = {
  locale: Locale;
  /** Folder of the block that is shown. */
  current?: string;
  children: ReactNode;
};

/**
 * Frame of the gallery: all blocks in a list at the side from 1366 px on, so that at 1440 px an example has the width
 * of a page of 1200 px; below that in a disclosure. English in both languages, as the handbook and the check.
 */
export function GalleryFrame({ locale, current, children }: GalleryFrameProps) {
  const links = <GalleryLinks locale={locale} current={current} />;
  return (
    <div lang="en" className="2xl:grid 2xl:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={listLabel} className="px-gutter 2xl:hidden">
        <Disclosure title={listLabel}>
          <div className="sm:columns-2 md:columns-3">{links}</div>
        </Disclosure>
      </nav>
      <main className="min-w-0 pt-10 pb-section">{children}</main>
      {/* Behind the text in the order of focus: who comes for a block need not pass all others. */}
      <nav aria-label={listLabel} className="order-first hidden border-r border-rule 2xl:block">
        <div className="sticky top-0 max-h-dvh overflow-y-auto p-6">{links}</div>
      </nav>
    </div>
  );
}

type GalleryHeadProps = {
  title: string;
  lead: string;
  locale: Locale;
  folder?: string;
  background?: Background;
  children?: ReactNode;
};

/** Title of a page of the gallery, the way up, and the same page with examples in the other languages. */
export function GalleryHead(props: GalleryHeadProps) {
  const { title, lead, locale, folder, background, children } = props;
  return (
    <Container className="pb-8">
      <p className="mb-4 flex flex-wrap gap-x-6 text-small">
        {folder && (
          <TextLink href={galleryPathname(locale, background && folder)} className="py-2.5">
            {background ? `${title}, with its guide` : 'Blocks'}
          </TextLink>
        )}
        {locales
          .filter((other) => other !== locale)
          .map((other) => (
            <TextLink
              key={other}
              href={galleryPathname(other, folder, background)}
              className="py-2.5"
            >{`Examples in ${languageNames[other]}`}</TextLink>
          ))}
      </p>
      <Heading level={1} look="h2">
        {title}
      </Heading>
      <Text look="bodyL" className="mt-4">
        {lead}
      </Text>
      {children}
    </Container>
  );
}
