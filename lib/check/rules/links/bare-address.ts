import type { DocumentExtract } from '@/lib/check/extract/document';
import type { DocumentRule, Finding } from '@/lib/check/rule';

/** A text that begins as a whole address does. */
const address = /^(https?:\/\/|www\.)\S+$/i;

/** An address without what is usually left out when it is read aloud. */
const bare = (href: string) => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');

/** Whether a text is the address it leads to. A name such as `finops.org` is fine: it can be read. */
function isAddress(text: string, href: string): boolean {
  if (address.test(text)) return true;
  return /^https?:/i.test(href) && text.includes('/') && bare(text) === bare(href);
}

/** The address behind a text, as a link needs it; one that is long is not repeated. */
function wholeAddress(text: string): string {
  const address = text.trim().replace(/^(https?:\/\/)?/i, 'https://');
  return address.length > 50 || /[\s()]/.test(address) ? 'https://…' : address;
}

/** Links to other sites that show their address instead of a name. */
function bareAddresses({ links, references }: DocumentExtract): Finding[] {
  const shown = links
    .filter(({ prop, isDefinition }) => !prop && !isDefinition)
    .filter(({ href }) => !/^(mailto|tel):/i.test(href))
    .filter(({ text, href, isBare }) => isBare || isAddress(text.trim(), href));
  const referred = references.filter(({ text }) => address.test(text.trim()));
  return [...shown, ...referred].map(({ text, offset }) => ({
    offset,
    message: `"${text.trim()}" is an address: expected a link with a name, [name](${wholeAddress(text)})`,
  }));
}

export const bareAddress: DocumentRule = {
  name: 'bare-address',
  severity: 'error',
  summary: 'A link to another site has a name; its address is not what people read.',
  remedy: 'Write `[name](https://…)`.',
  checkDocument: bareAddresses,
};
