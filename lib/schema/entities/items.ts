import { z } from 'zod';
import { altText, heading, link, messageKey, picture, text } from '@/lib/schema/formats';
import { isExternal, optionalPictureFields, pictureFields } from './cards';

/** A slide that leads somewhere (docs/behaviour.md §3). */
export const slide = z.strictObject({
  heading: heading().describe('Heading of the slide.'),
  text: text().describe('Text of the slide.'),
  url: link().describe('Where the slide leads.'),
});

/** A slide of a carousel, which need not lead anywhere (docs/behaviour.md §3). */
export const carouselSlide = slide.extend({
  url: slide.shape.url.optional().describe('Where the slide leads, if anywhere.'),
});

/** What one person says. People have roles here, not names (docs/behaviour.md §3). */
export const quote = z.strictObject({
  text: text().describe('The words, without quotation marks.'),
  author: text().describe('Who says it.'),
  position: text().describe('Position or organisation of the author.'),
  ...optionalPictureFields,
  imgWidth: z.int().positive().default(64).describe('Width of the picture in pixels.'),
  buttonUrl: link().optional().describe('Where the whole story stands.'),
});

/** A question with its answer (docs/behaviour.md §3). */
export const accordionItem = z.strictObject({
  title: text().describe('The question, shown always.'),
  content: text().describe('The answer, shown when the question is open.'),
  logoSrc: picture().optional().describe('Logo of the solution’s provider.'),
  logoAlt: altText().default('').describe('What the logo shows.'),
  solutionProvider: text().optional().describe('Who provides the solution.'),
  url: link().optional().describe('Where to read more.'),
  isExternal,
});

/** A person who answers questions (docs/behaviour.md §3). */
export const expert = z.strictObject({
  name: text().describe('Name as it is shown.'),
  position: text().describe('Position in the company.'),
  description: text().describe('What the person knows.'),
  src: picture().optional().describe('Portrait.'),
});

/** One of several offers of which a visitor looks at one (docs/behaviour.md §3). */
export const option = z.strictObject({
  ...pictureFields,
  heading: heading().describe('Name of the option.'),
  text: text().describe('What it is.'),
  list: z.array(text()).default([]).describe('What belongs to it.'),
  navImgSrc: picture().optional().describe('Small picture in the row of options.'),
});

const member = z.strictObject({
  name: text().describe('Name as it is shown.'),
  position: text().describe('Position in the body.'),
  avatar: picture().optional().describe('Portrait; initials where there is none.'),
});

/** People of one body, such as the board (docs/behaviour.md §3). */
export const authorityGroup = z.strictObject({
  title: text().describe('Name of the body.'),
  items: z.array(member).min(1).describe('Its members, in the order in which they are shown.'),
});

/** A number that says something (docs/behaviour.md §3). */
export const stat = z.strictObject({
  value: text().describe('The number as it is shown, with its unit.'),
  heading: heading().describe('What it counts.'),
});

/** A step; its number is shown with a leading zero up to 9 (docs/behaviour.md §3). */
export const timelineItem = z.strictObject({
  index: z.int().positive().describe('Number of the step, from 1.'),
  heading: heading().describe('What happens in this step.'),
  text: messageKey().describe('Key of the text.'),
  src: picture().optional().describe('Address of a picture shown beside the step.'),
});

/** A segment of the circular diagram, and what is told of it (docs/behaviour.md §3). */
export const diagramItem = z.strictObject({
  heading: heading().describe('Name of the segment.'),
  text: text().describe('What is told while the segment is selected.'),
});

/** The segments of a diagram: three (docs/behaviour.md §9). */
export const diagramItems = z.array(diagramItem).length(3);

/** A picture, which may lead somewhere (docs/behaviour.md §3). */
export const image = z.strictObject({
  src: picture().describe('Address of the picture.'),
  alt: altText().describe('What the picture shows; empty for a decorative one.'),
  url: link().optional().describe('Where the picture leads.'),
  isExternal,
});
