import { type MessageFile, messageFiles } from '@/lib/check/extract/messages';
import type { SiteRule } from '@/lib/check/rule';
import { isAllowedScript } from '@/lib/forms/allowed-script';
import { formScripts } from '@/site.config';

/** The text that names the script (decisions, contact and newsletter forms). */
const namespace = 'contact';
const key = 'form_script';

const expected = `expected one of formScripts in site.config.ts (${formScripts.join(', ')})`;

/** What is wrong with the script a language names, if anything. */
function fault({ texts, placeOf }: MessageFile) {
  const address = texts[key];
  if (address === undefined)
    return [{ ...placeOf([]), message: `\`${namespace}.${key}\` is missing: ${expected}` }];
  if (typeof address === 'string' && isAllowedScript(address)) return [];
  const found = typeof address === 'string' ? `"${address}"` : 'a group';
  return [{ ...placeOf([key]), message: `\`${namespace}.${key}\` is ${found}: ${expected}` }];
}

/** Rules about the script that renders the forms. */
export const formScript: SiteRule = {
  name: 'form-script',
  severity: 'error',
  summary: 'The form script that the interface texts name is one the site allows.',
  remedy:
    'Write the address as it is in `formScripts` of site.config.ts, letter by letter; a new script has to be added there, by somebody who has read it.',
  checkSite: (site) =>
    messageFiles(site)
      // A file that cannot be read is reported by message-syntax.
      .filter((file) => file.namespace === namespace && file.exists && file.faults.length === 0)
      .flatMap(fault),
};
