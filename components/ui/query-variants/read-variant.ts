/**
 * Which variant an address asks for. The inline script (`variant-script.ts`) decides in the same way; one
 * table of cases tests both.
 * @param search Query of the address, e.g. `?option=2`.
 * @param query Name of the parameter.
 * @param values What the parameter may be, in the order of the variants.
 * @returns Position of the variant, from 0; the first where the parameter is missing or anything else.
 */
export function readVariant(search: string, query: string, values: readonly string[]): number {
  const asked = new URLSearchParams(search).get(query);
  return Math.max(0, asked === null ? 0 : values.indexOf(asked));
}
