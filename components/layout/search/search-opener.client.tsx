'use client';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { reportMissing } from '@/components/ui/lazy/load-lazily';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchDialog } from './search-dialog.client';
import type { SearchTexts } from './search-texts';

const takesText = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether a key asks for the search: `/` where no text is being written, Ctrl+K or Command+K anywhere.
 * Not while a dialog is open, nor when another part of the page has answered the key.
 */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector('[role$="dialog"][aria-modal]'))
    return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  const isWriting = target instanceof Element && target.closest(takesText) !== null;
  return key === '/' && !ctrlKey && !metaKey && !isWriting;
}

type SearchOpenerProps = {
  locale: Locale;
  /** URL of the page of results. */
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
 * is fetched with the first use; where that fails, a toast says so and the visitor stays on the page.
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
        />
      )}
    </>
  );
}
