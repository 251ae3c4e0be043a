'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import type { Locale } from '@/lib/i18n/locales';
import { asksForSearch } from './asks-for-search';
import type { SearchDialog } from './search-dialog.client';
import type { SearchTexts } from './search-texts';

type SearchOpenerProps = {
  locale: Locale;
  /** Address of the page of results. */
  action: string;
  className: string;
  children: ReactNode;
};

/** What the first use fetches. */
type SearchParts = { Search: typeof SearchDialog; texts: SearchTexts };

async function loadParts(locale: Locale): Promise<SearchParts> {
  const [dialog, texts] = await Promise.all([
    import('./search-dialog.client'),
    import('./search-texts'),
  ]);
  return { Search: dialog.SearchDialog, texts: await texts.loadSearchTexts(locale) };
}

/**
 * A link to the page of results that opens the search in a dialog, as `/` and Ctrl+K do. The code of the search
 * is fetched with the first use; where that fails, the visitor is told and stays on the page.
 */
export function SearchOpener({ locale, action, className, children }: SearchOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [parts, setParts] = useState<SearchParts>();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const openByKey = async (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      link.current?.click();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);

  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsBusy(!parts);
    try {
      setParts(parts ?? (await loadParts(locale)));
      setIsOpen(true);
    } catch {
      reportMissing();
    }
    setIsBusy(false);
  };

  return (
    <>
      <a
        ref={link}
        href={action}
        onClick={open}
        aria-busy={isBusy || undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        className={className}
      >
        {children}
      </a>
      {parts && (
        <parts.Search
          texts={parts.texts}
          locale={locale}
          action={action}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          returnFocusTo={link}
        />
      )}
    </>
  );
}
