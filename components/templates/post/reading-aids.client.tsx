'use client';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast/toast';
import { copyText } from '@/lib/visitor/copy-text';

/**
 * Lets links of headings copy their URL; they lead to their heading all the same.
 * @param url The page's canonical URL: what was in the address bar (a query) is not passed on.
 * @param signal Ends it.
 */
function copyHeadingLinks(
  url: string,
  labels: { copied: string; notCopied: string },
  signal: AbortSignal,
): void {
  const onClick = async ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-heading-link]');
    if (!link) return;
    const isCopied = await copyText(url + link.hash);
    showToast({
      variant: isCopied ? 'success' : 'warning',
      text: isCopied ? labels.copied : labels.notCopied,
    });
  };
  document.addEventListener('click', onClick, { signal });
}

/** A heading counts as read from here on: part of the window's height, from above. */
const readingLine = 0.3;

/**
 * Marks the link to the section that is being read in the contents next to the text.
 * @param signal Ends it.
 */
function markCurrentSection(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (sections.length === 0) return;
  let frame = 0;
  const mark = () => {
    frame = 0;
    const line = innerHeight * readingLine;
    const current = sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(mark);
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  mark();
}

type ReadingAidsProps = {
  /** The page's canonical URL, which an anchor is put behind. */
  url: string;
  labels: { copied: string; notCopied: string };
};

/** Watches the text of a post, which the server rendered: links of headings also copy, contents show where the reader is. */
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
