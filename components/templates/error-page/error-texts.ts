/**
 * Texts of the error page. They stand here and not in `messages/`, since they are part of every page's
 * script: a catalogue would weigh more than the page, and may be what could not be loaded.
 */
const texts = {
  en: {
    heading: 'Something slipped out of place',
    lead: 'This page could not be shown. It is our fault, not yours, and trying again often helps.',
    retry: 'Try again',
    home: 'Home page',
    homeAddress: '/',
  },
  pl: {
    heading: 'Coś się tu przesunęło',
    lead: 'Nie udało się wyświetlić tej strony. To błąd po naszej stronie; zwykle wystarczy spróbować ponownie.',
    retry: 'Spróbuj ponownie',
    home: 'Strona główna',
    homeAddress: '/pl',
  },
} as const;

export type ErrorLocale = keyof typeof texts;

/** Language of the document in which the error happened; English where there is none. */
export const documentLocale = (): ErrorLocale =>
  typeof document !== 'undefined' && document.documentElement.lang === 'pl' ? 'pl' : 'en';

export const errorTexts = (locale: ErrorLocale) => texts[locale];
