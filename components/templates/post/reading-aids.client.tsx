'use client';
import { useEffect } from 'react';
import { copyHeadingLinks } from './copy-heading-links';
import { markCurrentSection } from './mark-current-section';

type ReadingAidsProps = {
  /** The page's canonical address, which an anchor is put behind. */
  url: string;
  labels: { copied: string; notCopied: string };
};

/** Watches the text of a post, which the server rendered: links of headings also copy, contents tell where one is. */
export function ReadingAids({ url, labels }: ReadingAidsProps) {
  const { copied, notCopied } = labels;
  useEffect(() => {
    const stop = new AbortController();
    copyHeadingLinks(url, { copied, notCopied }, stop.signal);
    markCurrentSection(stop.signal);
    return () => stop.abort();
  }, [url, copied, notCopied]);
  return null;
}
