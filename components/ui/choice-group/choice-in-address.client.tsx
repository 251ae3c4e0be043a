'use client';
import { useLayoutEffect, useRef } from 'react';
import { watchQuery, writeQuery } from '@/components/ui/query-variants/address-query';
import { readVariant } from '@/components/ui/query-variants/read-variant';
import { useIsHydrated } from '@/components/ui/query-variants/use-is-hydrated';
import { variantScript } from '@/components/ui/query-variants/variant-script';

type ChoiceInAddressProps = {
  /** Name of the parameter. */
  query: string;
  /** What the parameter is for each radio button of the group, the one for all included; no blanks. */
  values: readonly string[];
};

/** Checks a radio button as a visitor would, so that whoever follows the choices hears of it. */
function check(button: HTMLInputElement | undefined): void {
  if (!button || button.checked) return;
  button.checked = true;
  button.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps the choice of the group it stands in and the address in step, so that the choice comes back with the
 * address: by reload, by back and forward, in a link. Stands behind the radio buttons; an inline script makes the
 * choice before the page is painted.
 */
export function ChoiceInAddress({ query, values }: ChoiceInAddressProps) {
  const place = useRef<HTMLSpanElement>(null);
  const list = values.join(' ');
  const isHydrated = useIsHydrated();

  // Before paint, and behind the router, which writes the new address earlier in the same commit.
  useLayoutEffect(() => {
    const group = place.current?.closest('fieldset');
    if (!group) return;
    const known = list.split(' ');
    const buttons = [...group.querySelectorAll('input')];
    const read = () => check(buttons[readVariant(location.search, query, known)]);
    const write = () => {
      const index = buttons.findIndex(({ checked }) => checked);
      if (index !== readVariant(location.search, query, known))
        writeQuery(query, index > 0 ? known[index] : undefined);
    };
    // A choice made before script ran, or one that the browser has brought back, counts as one made now.
    if (new URLSearchParams(location.search).has(query)) read();
    else write();
    const stop = new AbortController();
    const { signal } = stop;
    group.addEventListener('change', write, { signal });
    // The event comes before the form is reset.
    group.form?.addEventListener('reset', () => setTimeout(write), { signal });
    const stopWatching = watchQuery(read);
    return () => {
      stop.abort();
      stopWatching();
    };
  }, [query, list]);

  return (
    <>
      {/* Scripts made in the browser never run, so there is one in the HTML only. */}
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash.
        <script dangerouslySetInnerHTML={{ __html: variantScript }} />
      )}
      <span ref={place} hidden />
    </>
  );
}
