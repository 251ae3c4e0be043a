'use client';
import type { SyntheticEvent } from 'react';

type LanguageLinkProps = { address: string; language: string; label: string };

/**
 * Leads to the other language and takes the current query along (specification §2.2). The query is read
 * at the moment of use, since client-side navigation may change it; without script the link leads there
 * without it.
 */
export function LanguageLink({ address, language, label }: LanguageLinkProps) {
  const takeQueryAlong = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = address + location.search;
  };
  return (
    <a
      href={address}
      hrefLang={language}
      lang={language}
      onPointerDown={takeQueryAlong}
      onFocus={takeQueryAlong}
      onClick={takeQueryAlong}
      className="flex h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
    >
      {label}
    </a>
  );
}
