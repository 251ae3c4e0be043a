import type { DocumentFacts } from '../facts/document-facts';
import type { DocumentRule } from '../rule';
import { bareAddresses } from './bare-addresses';
import { brokenBrackets } from './broken-brackets';
import { malformedLinks } from './link-forms';
import { linkTexts, textFault } from './link-texts';

/** Addresses that are not encrypted. A bare `www.` is told by bare-address: its writer named no scheme. */
const insecure = ({ links, source }: DocumentFacts) =>
  links
    .filter(({ href }) => /^http:/i.test(href))
    .filter(
      ({ isBare, offset }) => !isBare || /^http/i.test(source.text.slice(offset, offset + 4)),
    );

/** Rules about how links are written. */
export const linkRules: DocumentRule[] = [
  {
    name: 'link-text',
    severity: 'error',
    summary:
      'The text of a link says where it leads, also to those who hear it without its sentence.',
    remedy: 'Let the words that name the target be the link: “the [exit plan](/blog/exit-plan)”.',
    check: (facts) =>
      linkTexts(facts).flatMap(({ text, offset }) => {
        const message = textFault(text);
        return message ? [{ offset, message }] : [];
      }),
  },
  {
    name: 'bare-address',
    severity: 'error',
    summary: 'A link to another site has a name; its address is not what people read.',
    remedy: 'Write `[name](https://…)`.',
    check: bareAddresses,
  },
  {
    name: 'insecure-link',
    severity: 'error',
    summary: 'A link to another site is encrypted.',
    // No fix: whether the other server answers to https, and with the same page, a text cannot tell.
    remedy:
      'Open the address with https: and, if the page is there, use that; otherwise find another source.',
    check: (facts) =>
      insecure(facts).map(({ href, offset }) => ({
        offset,
        message: `"${href}" is not encrypted: expected an address that begins with https:`,
      })),
  },
  {
    name: 'link-form',
    severity: 'error',
    summary: 'What follows https:, mailto: and tel: is a site, a mailbox and a number.',
    remedy: 'Write the whole address, as the message shows.',
    check: malformedLinks,
  },
  {
    name: 'link-brackets',
    severity: 'error',
    summary:
      'Brackets of a link, a picture or a footnote make one: closed, without blanks between, defined.',
    remedy:
      'Write `[text](/page-id)`, or define the label on a line of its own; for brackets that are read write `\\[`.',
    check: brokenBrackets,
  },
];
