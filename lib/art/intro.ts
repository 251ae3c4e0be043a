/** The intro animation as `IntroVideo` (components/ui) takes it; what it shows: docs/film.md. */
export const introFiles = {
  poster: { src: '/intro/poster.webp', width: 1920, height: 1080 },
  sources: { webm: '/intro/intro.webm', mp4: '/intro/intro.mp4' },
  /** Second from which it restarts when it ends (docs/behaviour.md §4): its last frame leads into the one there. */
  restartAt: 3,
} as const;
