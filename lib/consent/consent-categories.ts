/** What a visitor is asked about (issue 8). */
export type OptionalCategory = 'analytics' | 'marketing';

/** The first is not asked about, since the site does not work without. */
export type ConsentCategory = 'necessary' | OptionalCategory;

/** Name of the cookie that keeps the choice, as the cookie policy says. */
export const consentCookie = 'cc_cookie';

/** Days that a choice is kept: six months (issue 8; cookie policy, point 3). */
export const consentDays = 182;

/**
 * Number of the list of categories and tools. Raise it with every tool or purpose that is added: visitors are then
 * asked again (issue 8; cookie policy, point 9).
 */
export const consentRevision = 1;

/**
 * Anchor that opens the settings, wherever a link leads to it. Without script it is the place of the cookie policy
 * that says how to change one’s mind.
 */
export const consentSettingsAnchor = 'cookie-settings';
