import { introSize, introTimes } from './intro-times';

/** The intro animation as `IntroVideo` (components/ui) takes it; made by scripts/art/render-intro.ts. */
export const introFiles = {
  poster: { src: '/intro/poster.webp', ...introSize },
  sources: { webm: '/intro/intro.webm', mp4: '/intro/intro.mp4' },
  restartAt: introTimes.restart,
} as const;
