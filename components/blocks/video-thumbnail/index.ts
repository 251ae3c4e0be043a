import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { VideoThumbnail } from './video-thumbnail';

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'For a video that says more than text would: a walk through a data centre, a recorded talk. `film` plays a film of our own, `video` one on YouTube. Give a still of your own in the ratio 16:9, a title and the length, so that the reader can decide; outside of posts also the day it was published, for search engines.',
  avoid:
    'Not for decoration, which is an IntroVideo, and not for what every reader has to know: it stands in the text as well, because many will not agree to the third party, and a film of our own has a transcript below it. One video to a Section.',
  accessibility:
    'The button is named after the video; the dialog keeps focus and gives it back. Nothing is asked of YouTube before consent, and no film is fetched before its button is pressed. Make sure the video has captions in the language of the page; without script the button is a link to YouTube.',
};
