import { formScripts } from '@/site.config';

/**
 * Whether a form script may be loaded: its address is listed, letter by letter, in `formScripts` of site.config.ts.
 * @param address As the text `contact.form_script` gives it.
 */
export const isAllowedScript = (
  address: string,
  allowed: readonly string[] = formScripts,
): boolean => allowed.includes(address);
