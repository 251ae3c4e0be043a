import state from 'generated/content-state.json';
import { currentMoment } from '@/lib/environment/clock';
import { isPreview } from './content-directory';
import type { ContentState } from './content-state';
import { readCompiledContent } from './read-compiled-content';
import { readLiveContent } from './read-live-content';
import { createRegistry } from './registry';

/** What the development server last found; its change makes Next.js show the pages anew. */
export const contentState = state as ContentState;

const isDevelopment = process.env.NODE_ENV === 'development';

/** The registry of the site that is being built or developed. For server code of the app only. */
export const content = createRegistry({
  ...(isDevelopment ? readLiveContent() : readCompiledContent()),
  now: currentMoment(),
  isPreview: isPreview || isDevelopment,
});
