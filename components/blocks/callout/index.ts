import type { BlockGuide } from '@/lib/schema/block-folder';

export { Callout } from './callout';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For a remark that readers must not miss or may gladly use: warning for what would cost them, tip for what saves them work, note for the rest. Two or three sentences, close to what they are about.',
  avoid:
    'Not for text that belongs to the argument, and not several in a row: where everything stands out, nothing does. A frame without such a meaning is a TextBox.',
  accessibility:
    'The kind stands there in words, so neither colour nor icon has to be seen. Screen readers announce a note by that name; it is no landmark and interrupts nobody.',
};
