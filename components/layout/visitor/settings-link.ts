import { consentSettingsAnchor } from '@/lib/consent/consent-categories';

/**
 * Calls a function in place of following a link to the consent settings. A click that asks for another tab or for
 * the link’s menu is left alone.
 */
export function onSettingsLink(open: (href: string) => void, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
    if (!isPlain || event.altKey || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(`a[href$="#${consentSettingsAnchor}"]`);
    if (!link) return;
    event.preventDefault();
    open(link.href);
  };
  // Before the router, which leaves alone what has been prevented.
  window.addEventListener('click', follow, { capture: true, signal });
}
