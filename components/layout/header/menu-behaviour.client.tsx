'use client';
import { useEffect } from 'react';
import { makeModal } from './modal-menu';
import { keepOneGroupOpen } from './one-open-group';
import { openOnHover } from './open-on-hover';

/** What native disclosures and a popover lack to be a menu; without it both still work. */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const stop = new AbortController();
    keepOneGroupOpen(menu, stop.signal);
    openOnHover(menu, stop.signal);
    makeModal(menu, stop.signal);
    return () => stop.abort();
  }, [menuId]);
  return null;
}
