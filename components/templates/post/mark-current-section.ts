/** A heading counts as read from here on: part of the window's height, from above. */
const readingLine = 0.3;

/**
 * Marks the link to the section that is being read in the contents beside the text.
 * @param signal Ends it.
 */
export function markCurrentSection(signal: AbortSignal): void {
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
