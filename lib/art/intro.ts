/**
 * Times of the intro animation, in seconds. It restarts from second 3 when it ends (docs/behaviour.md §4),
 * so its last frame has to lead into the frame at second 3.
 */
export const introTimes = { restart: 3, end: 12 } as const;

/** Size of its frames, in pixels. */
export const introSize = { width: 1920, height: 1080 } as const;

/** The intro animation as `IntroVideo` (components/ui) takes it (docs/film.md). */
export const introFiles = {
  poster: { src: '/intro/poster.webp', ...introSize },
  sources: { webm: '/intro/intro.webm', mp4: '/intro/intro.mp4' },
  restartAt: introTimes.restart,
} as const;
