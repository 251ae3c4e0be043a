import { z } from 'zod';
import { link } from '../formats';
import { isExternal } from './shared-fields';

/** A question with its answer (specification §3). */
export const accordionItem = z.strictObject({
  title: z.string().describe('The question, shown always.'),
  content: z.string().describe('The answer, shown when the question is open.'),
  logoSrc: z.string().optional().describe('Logo of the solution’s provider.'),
  logoAlt: z.string().default('').describe('What the logo shows.'),
  solutionProvider: z.string().optional().describe('Who provides the solution.'),
  url: link().optional().describe('Where to read more.'),
  isExternal,
});
