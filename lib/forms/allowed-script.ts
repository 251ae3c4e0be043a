import { formScripts } from '@/site.config';

/**
 * Whether a form script may be loaded: its URL is listed, letter by letter, in `formScripts` of site.config.ts.
 * @param url As the text `contact.form_script` gives it.
 */
export const isAllowedScript = (url: string, allowed: readonly string[] = formScripts): boolean =>
  allowed.includes(url);
