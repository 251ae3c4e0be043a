import { useEffect, useState } from 'react';
import { hostAttribute } from './inert-outside';

/**
 * An empty element at the end of the page in which the dialog is anchored. Headless UI puts the part of the page
 * out of reach in which a dialog stands, persistent elements and all, and does so when it sees fit: anchored
 * here, it leaves that to `makeInertOutside`.
 * @returns The element, once the page is in the browser.
 */
export function useDialogHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute(hostAttribute, '');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);
  return host;
}
