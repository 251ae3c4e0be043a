import type { BlockGuide } from '@/lib/schema/block-folder';

export { ImageLink } from './image-link';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'When the picture itself is what people want to click: the cover of a report, the badge of a programme, a partner’s sign.',
  avoid:
    'Not instead of a link with words: most readers do not try whether a picture leads anywhere. A picture that explains something is an Image; one that grows when clicked is a ZoomableImage; a picture with heading and text is a StoryCard.',
  accessibility:
    'The alt is the link’s name, so it says where the link leads and not what is painted. A link that opens a new tab says so to screen readers.',
};
