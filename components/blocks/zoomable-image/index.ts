import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { ZoomableImage } from './zoomable-image';

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'For a diagram or a screen whose details are too small in the column of the text. The caption says what it is; the enlarged picture stands below the same words.',
  avoid:
    'Not for pictures that are as good at the size they have: take Image. Not for reading matter, which nobody can search or have read aloud in a picture; that is a Table or text.',
  accessibility:
    'The picture’s alt tells what it shows, the control above it is a button of its own. The dialog keeps focus, closes by Escape, by a click on the picture or outside, and gives focus back; on phones the large picture scrolls sideways, also by keyboard. Without script the control opens the picture’s file.',
};
