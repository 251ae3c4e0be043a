'use client';
import { useEffect } from 'react';

/** From xl on the groups stand side by side; 1200 px (specification §9). */
const sideBySide = '(min-width: 75rem)';

/**
 * What native disclosures lack in a row: opening one closes the others, Escape and a click elsewhere
 * close it. Below xl several may be open at once (specification §2.2).
 */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const groups = () => [...menu.querySelectorAll('details')];
    const closeAllBut = (kept?: EventTarget | null) => {
      if (!matchMedia(sideBySide).matches) return;
      for (const group of groups()) if (group !== kept) group.open = false;
    };
    const stop = new AbortController();
    const { signal } = stop;
    menu.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.open) closeAllBut(target);
      },
      { capture: true, signal },
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Node && menu.contains(target))) closeAllBut();
      },
      { signal },
    );
    menu.addEventListener(
      'keydown',
      (event) => {
        const group = groups().find(({ open }) => open);
        if (event.key !== 'Escape' || !group || !matchMedia(sideBySide).matches) return;
        const hadFocus = group.contains(document.activeElement);
        closeAllBut();
        if (hadFocus) group.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => stop.abort();
  }, [menuId]);
  return null;
}
