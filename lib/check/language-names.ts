/** The languages as messages name them. */
export const languageNames = { en: 'English', pl: 'Polish' } as const;
