import { currentMoment } from '@/lib/environment/clock';
import { isPreview } from './content-directory';
import { readGeneratedContent } from './contentlayer';
import { contentState, liveRegistry } from './development';
import { readContent } from './reader';
import { createRegistry, type Registry } from './registry';

/**
 * The registry of the site: of what Contentlayer read for a build, made once in each of its processes; on a development server,
 * where drafts are shown, of the content as it is after each change. For server code of the app only.
 */
export const content: Registry =
  process.env.NODE_ENV === 'development'
    ? liveRegistry(
        () => contentState().stamp,
        // All of it, which takes some 60 ms.
        () => createRegistry({ ...readContent(), now: currentMoment(), isPreview: true }),
      )
    : createRegistry({ ...readGeneratedContent(), now: currentMoment(), isPreview });
