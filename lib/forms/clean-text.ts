/** Control characters but line ends and tabs, marks that turn the direction of text, and blanks of no width. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** What a person wrote, without characters nobody sees and blanks around it. */
export const cleanText = (value: string): string => value.replaceAll(unseen, '').trim();

/** The same in one line, for everything but messages. */
export const cleanLine = (value: string): string => cleanText(value).replaceAll(/\s+/g, ' ');
