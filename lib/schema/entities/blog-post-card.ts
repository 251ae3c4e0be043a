import { z } from 'zod';
import { postCategories } from '../document-types';
import { altText, day, link, text } from '../formats';

/** A card that leads to a post (specification §3). */
export const blogPostCard = z.strictObject({
  url: link().describe('The post.'),
  cardImage: text()
    .optional()
    .describe('Picture of the card, ratio 1.48; drawn where there is none.'),
  imageAlt: altText().default('').describe('What the picture shows.'),
  title: text().describe('Title of the post.'),
  author: text().describe('Name of the author.'),
  date: day().describe('Day of publication.'),
  type: z.enum(postCategories).default('blog').describe('blog or news; appended to the address.'),
});
