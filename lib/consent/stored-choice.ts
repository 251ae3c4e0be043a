import { consentCookie, consentRevision, type OptionalCategory } from './consent-categories';

const isDate = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(new Date(value).getTime());

/** Whether the choice was made on a category: the tool keeps a list of services for each it has asked about. */
const isAbout = (services: unknown, category: OptionalCategory) =>
  typeof services === 'object' && services !== null && Object.hasOwn(services, category);

/** What the consent tool keeps of a choice, as far as the site reads it. */
type Choice = { categories: string[]; revision?: unknown; consentId?: unknown };

/**
 * A stored choice that the consent tool has written; it reads dates and categories without looking, and could not store
 * a new choice over broken ones.
 * @param value Raw value of the cookie.
 * @param asked Categories that the choice has to be about. The site asks for what it can load, which grows with the
 * first video or the tag manager: whoever chose before has not been asked about it.
 * @returns undefined for anything else.
 */
export function soundChoice(
  value: string,
  asked: readonly OptionalCategory[] = [],
): Choice | undefined {
  try {
    const choice = JSON.parse(decodeURIComponent(value));
    const { categories, consentTimestamp, lastConsentTimestamp, services } = choice;
    const isSound =
      Array.isArray(categories) &&
      categories.every((one) => typeof one === 'string') &&
      isDate(consentTimestamp) &&
      isDate(lastConsentTimestamp) &&
      asked.every((category) => isAbout(services, category));
    return isSound ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** The raw value of the cookie that keeps the choice. */
function storedChoice(): string | undefined {
  const entries = document.cookie.split(/;\s*/);
  const own = entries.find((entry) => entry.startsWith(`${consentCookie}=`));
  return own?.slice(consentCookie.length + 1);
}

/**
 * What the visitor has agreed to, by a stored choice that still holds: one on the list of tools as it is now.
 * @param asked Categories that the choice has to be about.
 * @returns undefined where the visitor has to be asked.
 */
export function storedCategories(
  asked: readonly OptionalCategory[],
): readonly string[] | undefined {
  const choice = soundChoice(storedChoice() ?? '', asked);
  const isCurrent = choice?.revision === consentRevision && typeof choice.consentId === 'string';
  return isCurrent ? choice.categories : undefined;
}

/**
 * Removes a stored choice that the tool could read but not write again, or that says nothing of a category that is
 * asked about by now: the visitor is asked anew.
 */
export function forgetUnusableChoice(asked: readonly OptionalCategory[]): void {
  const choice = storedChoice();
  if (choice === undefined || soundChoice(choice, asked)) return;
  for (const domain of ['', `; domain=${location.hostname}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${consentCookie}=; path=/; max-age=0${domain}`;
  }
}
