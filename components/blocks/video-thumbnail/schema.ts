import { z } from 'zod';
import { filmNames } from '@/lib/art/film';
import { defineBlock } from '@/lib/schema/block';
import { pictureFields } from '@/lib/schema/entities/cards';
import { day, heading } from '@/lib/schema/formats';

export const videoThumbnailSchema = defineBlock({
  name: 'VideoThumbnail',
  description:
    'A still of a video, which plays in a dialog: a film of our own at once, one on YouTube after the visitor agreed to it.',
  props: z
    .strictObject({
      video: z
        .string()
        .regex(/^[\w-]{11}$/, {
          error:
            'expected the id of a video on YouTube: the 11 characters after "v=" in its address',
        })
        .optional()
        .describe('Id of the video on YouTube.'),
      film: z
        .enum(filmNames)
        .optional()
        .describe(
          'A film of our own, in place of `video`: `diagrams` is the one made of the site’s diagrams.',
        ),
      title: heading().describe('Title of the video, shown below the still.'),
      duration: z
        .string()
        .regex(/^\d{1,2}(:[0-5]\d){1,2}$/, { error: 'expected a length such as "3:05"' })
        .optional()
        .describe('Its length, in minutes and seconds.'),
      published: day()
        .optional()
        .describe('Day it was published, for search engines; in a post, the day of the post.'),
      ...pictureFields,
    })
    .refine(({ video, film }) => (video === undefined) !== (film === undefined), {
      path: ['video'],
      error: 'expected either the id of a video on YouTube or a `film` of our own',
    }),
});
