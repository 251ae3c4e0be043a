import { slide } from './slide';

/** A slide of a carousel, which need not lead anywhere (specification §3). */
export const carouselSlide = slide.extend({
  url: slide.shape.url.optional().describe('Where the slide leads, if anywhere.'),
});
