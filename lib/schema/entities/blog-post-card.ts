import { z } from 'zod';
import { postCategories } from '../document-types';
import { day, link } from '../formats';

/** A card that leads to a post (specification §3). */
export const blogPostCard = z.strictObject({
  url: link().describe('The post.'),
  cardImage: z
    .string()
    .optional()
    .describe('Picture of the card, ratio 1.48; drawn where there is none.'),
  imageAlt: z.string().default('').describe('What the picture shows.'),
  title: z.string().describe('Title of the post.'),
  author: z.string().describe('Name of the author.'),
  date: day().describe('Day of publication.'),
  type: z.enum(postCategories).default('blog').describe('blog or news; appended to the address.'),
});
