/** The browsers that Next.js builds for. */
export const browserTargets = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
