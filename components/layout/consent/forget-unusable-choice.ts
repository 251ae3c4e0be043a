import { consentCookie, type OptionalCategory } from '@/lib/consent/consent-categories';
import { isSoundChoice } from '@/lib/consent/is-sound-choice';

/** The raw value of the cookie that keeps the choice. */
function storedChoice(): string | undefined {
  const entries = document.cookie.split(/;\s*/);
  const own = entries.find((entry) => entry.startsWith(`${consentCookie}=`));
  return own?.slice(consentCookie.length + 1);
}

/**
 * Removes a stored choice that the tool could read but not write again, or that says nothing of a category that is
 * asked about by now: the visitor is asked anew.
 */
export function forgetUnusableChoice(asked: readonly OptionalCategory[]): void {
  const choice = storedChoice();
  if (choice === undefined || isSoundChoice(choice, asked)) return;
  for (const domain of ['', `; domain=${location.hostname}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${consentCookie}=; path=/; max-age=0${domain}`;
  }
}
