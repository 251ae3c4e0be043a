import type { DocumentExtract, FoundTag } from '@/lib/check/extract/document';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { calls } from '@/lib/contact/calls';

/** Properties that make a button, by block: where it leads, what it says, and the call that stands for both. */
const buttons: Readonly<Record<string, readonly { href: string; label: string; call: string }[]>> =
  {
    ButtonLink: [{ href: 'href', label: 'label', call: 'call' }],
    Hero: [
      { href: 'buttonHref', label: 'buttonLabel', call: 'call' },
      { href: 'secondHref', label: 'secondLabel', call: 'secondCall' },
    ],
  };

/** The page on which visitors write to us; a link to one of its sections is none. */
const contactPage = '/contact-us';

/** What else may be asked; the first is the usual one. */
const families = calls
  .filter((call) => call !== 'talk')
  .map((call) => `"${call}"`)
  .join(', ');

function typedCalls({ name, props, places, offset }: FoundTag): Finding[] {
  return (Object.hasOwn(buttons, name) ? (buttons[name] ?? []) : []).flatMap(
    ({ href, label, call }) => {
      if (typeof props[label] !== 'string') return [];
      if (props[call] !== undefined) {
        const message = `\`${label}\` beside \`${call}\`: take \`${label}\` out, since \`${call}\` brings its own words`;
        return [{ offset: places[label] ?? offset, message }];
      }
      if (props[href] !== contactPage) return [];
      const message = `"${props[label]}" is a label of its own on a button to the contact page: write ${call}="talk" in place of \`${label}\` and \`${href}\`; instead of "talk" also ${families}`;
      return [{ offset: places[label] ?? offset, message }];
    },
  );
}

/** Rules about what pages ask their readers to do. */
export const typedCall: DocumentRule = {
  name: 'typed-call',
  severity: 'warning',
  summary: 'Buttons that lead to the contact page have one of the labels in the messages.',
  remedy: 'Write `call="talk"` (or `secondCall`) in place of the label and the address.',
  checkDocument: ({ tags }: DocumentExtract) => tags.flatMap(typedCalls),
};
