import { z } from 'zod';
import { altText, link, picture, text } from '../formats';
import { isExternal } from './shared-fields';

/** A question with its answer (specification §3). */
export const accordionItem = z.strictObject({
  title: text().describe('The question, shown always.'),
  content: text().describe('The answer, shown when the question is open.'),
  logoSrc: picture().optional().describe('Logo of the solution’s provider.'),
  logoAlt: altText().default('').describe('What the logo shows.'),
  solutionProvider: text().optional().describe('Who provides the solution.'),
  url: link().optional().describe('Where to read more.'),
  isExternal,
});
