import { z } from 'zod';
import { text } from './formats';

/** What every carousel is given. */
export const carouselFields = {
  label: text().describe('Accessible name of the carousel.'),
};

/** Of carousels that writers may let change by themselves. */
export const autoplayFields = {
  autoplay: z
    .boolean()
    .default(false)
    .describe('The next slide comes every 4 seconds, until the visitor does something.'),
};
