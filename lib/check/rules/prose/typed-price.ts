import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { currentPrices, pricePrefix, writtenPrice } from '@/lib/site/prices';
import { escapeRegExp } from '@/lib/text/escape';

/** Below that, an amount is a coincidence: prices of a gigabyte, an address, a licence. */
const least = 100;

/** The amount as a number of its own; spaces in it as somebody types them. */
const patternOf = (written: string) => {
  const spaced = written
    .split(/\s/u)
    // A number of four digits has no space in Polish, and is typed with one all the same.
    .map((part) => escapeRegExp(part).replace(/^(\d)(\d{3})(?=\D|$)/, '$1[\\s\\u00A0]?$2'))
    .join('[\\s\\u00A0]');
  return new RegExp(`(?<![\\p{L}\\p{N}.,])${spaced}(?![\\p{L}\\p{N}]|[.,\\s\\u00A0]\\p{N})`, 'gu');
};

/** Made once for each amount: hardly a page holds one. */
const patterns = new Map<string, RegExp>();

function patternFor(written: string): RegExp {
  const pattern = patterns.get(written) ?? patternOf(written);
  patterns.set(written, pattern);
  return pattern;
}

/** Places where a price of the list is typed by hand. */
function typedPrices(document: DocumentExtract): Finding[] {
  if (!/^(services|products)\//.test(document.id)) return [];
  const prose = proseOf(document);
  const numeric = prose.filter(({ value }) => /\p{N}/u.test(value));
  return [...currentPrices()].flatMap(([name, { net }]) => {
    const written = net >= least ? writtenPrice(name, document.locale) : undefined;
    if (!written) return [];
    const pattern = patternFor(written);
    // Each text is asked for the first letter or figure before it is searched.
    const pieces = numeric.filter(({ value }) => value.includes(written[0] ?? ''));
    return pieces.flatMap(({ value, offset }) =>
      [...value.matchAll(pattern)].map(({ 0: found, index }) => ({
        offset: offset + index,
        message: `${found} is typed by hand: expected \`{${pricePrefix}${name}}\`, so that it changes with the price list`,
      })),
    );
  });
}

/** Rules about prices of the provider. */
export const typedPriceRule: DocumentRule = {
  name: 'typed-price',
  severity: 'warning',
  summary: 'Prices on pages of services and products come from data/prices.yaml and are not typed.',
  remedy:
    'Write the name in braces that the message gives; an example calculation takes another amount.',
  checkDocument: typedPrices,
};
