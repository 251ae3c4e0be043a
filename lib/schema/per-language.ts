import { z } from 'zod';
import { text } from './formats';

/** A text of a data file, in both languages of the site. */
export const perLanguage = () =>
  z.strictObject({
    en: text().describe('In English.'),
    pl: text().describe('In Polish.'),
  });
