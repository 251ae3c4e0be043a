import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the `QueryScope` around an element in step with the variant that is shown: its texts, and the title in the
 * tab. React writes the page's own title whenever it takes over the head, which may be later than this.
 */
export function useScope(inside: RefObject<HTMLElement | null>, shown: number): void {
  // With each rendering: another page may bring other titles.
  useLayoutEffect(() => {
    const scope = inside.current?.closest<HTMLElement>('[data-titles]')?.dataset;
    if (!scope) return;
    scope['shown'] = String(shown + 1);
    const titles: string[] = JSON.parse(scope['titles'] ?? '');
    const keep = () => {
      const title = titles[shown] ?? '';
      if (document.title !== title && titles.includes(document.title)) document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  });
}
