/** Pages of the footer's second row (docs/behaviour.md §2.3), by the key of their label. */
export const footerPages = {
  code_of_conduct: 'code-of-conduct',
  privacy_policy: 'privacy-policy',
  cookie_policy: 'cookie-policy',
  legal: 'discover/legal',
  certificates: 'discover/security-standards-certificates',
  newsletter: 'newsletter',
} as const;

/** Pages that header or footer of every page lead to, besides those of the menu; each where it exists. */
export const framePages: readonly string[] = [
  'home',
  'contact-us',
  'search',
  ...Object.values(footerPages),
];

/** The not-found page has no pathname of its own: the two 404 files are made of it. */
export const notFoundId = 'not-found';
