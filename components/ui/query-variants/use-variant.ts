import { useLayoutEffect, useState } from 'react';
import { watchQuery, writeQuery } from './address-query';
import { readVariant } from './read-variant';

/**
 * The variant that the address asks for, followed through back and forward and through links to this page.
 * @param query Name of the parameter.
 * @param values What the parameter may be, in the order of the variants.
 * @returns Position of the variant, from 0, and how to choose another, which writes it into the address.
 */
export function useVariant(query: string, values: readonly string[]) {
  // What the HTML says; the inline script has put its choice past React, which leaves it alone.
  const [shown, setShown] = useState(0);
  const list = values.join(' ');

  // Before paint, and behind the router, which writes the new address earlier in the same commit.
  useLayoutEffect(() => {
    const read = () => setShown(readVariant(location.search, query, list.split(' ')));
    read();
    return watchQuery(read);
  }, [query, list]);

  const choose = (index: number) => {
    const value = values[index];
    if (value === undefined || index === shown) return;
    writeQuery(query, value);
    setShown(index);
  };

  return { shown, choose };
}
