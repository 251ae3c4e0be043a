import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import type { Locale } from '@/lib/i18n/locales';
import { BlockLinks } from './block-links';

/** Accessible name of the list of all blocks. */
export const blockListLabel = 'All blocks';

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
  const links = <BlockLinks locale={locale} current={current} />;
  return (
    <div lang="en" className="2xl:grid 2xl:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={blockListLabel} className="px-gutter 2xl:hidden">
        <Disclosure title={blockListLabel}>
          <div className="sm:columns-2 md:columns-3">{links}</div>
        </Disclosure>
      </nav>
      <main className="min-w-0 pt-10 pb-section">{children}</main>
      {/* Behind the text in the order of focus: who comes for a block need not pass all others. */}
      <nav
        aria-label={blockListLabel}
        className="order-first hidden border-r border-rule 2xl:block"
      >
        <div className="sticky top-0 max-h-dvh overflow-y-auto p-6">{links}</div>
      </nav>
    </div>
  );
}
