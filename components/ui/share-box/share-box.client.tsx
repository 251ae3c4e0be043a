'use client';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { useIsHydrated } from '@/components/ui/lazy/use-is-hydrated';
import { Link } from '@/components/ui/link/link';
import { showToast } from '@/components/ui/toast/toast';
import { copyText } from '@/lib/visitor/copy-text';

type ShareBoxProps = {
  /** URL that is copied. */
  url: string;
  /** Pages of other sites on which the URL is shared: what is seen, and what is read out. */
  links: readonly { href: string; name: string; label: string; icon: ReactNode }[];
  /** Icon of the button that copies. Icons are drawn on the server: their table stays out of the browser. */
  copyIcon: ReactNode;
  labels: {
    heading: string;
    copy: string;
    copied: string;
    /** Where the browser has no clipboard for the page, or refuses. */
    notCopied: string;
    newTab: string;
  };
};

/** Ways to pass a page on. It appears once script runs (docs/behaviour.md §2.4): half of it would not work before. */
export function ShareBox({ url, links, copyIcon, labels }: ShareBoxProps) {
  if (!useIsHydrated()) return null;
  const copy = async () => {
    const isCopied = await copyText(url);
    showToast({
      variant: isCopied ? 'success' : 'error',
      text: isCopied ? labels.copied : labels.notCopied,
    });
  };
  return (
    <>
      <p className="mb-4 text-h5">{labels.heading}</p>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, name, label, icon }) => (
          <li key={href}>
            <Link
              href={href}
              isExternal
              newTabLabel={labels.newTab}
              className={buttonStyle('outline')}
            >
              {icon}
              <span aria-hidden="true">{name}</span>
              <span className="sr-only">{label}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy} className={buttonStyle('outline')}>
            {copyIcon}
            {labels.copy}
          </button>
        </li>
      </ul>
    </>
  );
}
