import { currentMoment } from '@/lib/environment/clock';
import { readCompiledContent } from './compiled-content';
import { isPreview } from './content-directory';
import { contentState } from './content-state';
import { readLiveContent } from './live-content';
import { liveRegistry } from './live-registry';
import { createRegistry, type Registry } from './registry';

/** The registry of a build, which is made once in each of its processes. */
const builtRegistry = (): Registry =>
  createRegistry({ ...readCompiledContent(), now: currentMoment(), isPreview });

/** The registry of a development server, where drafts are shown and every change is. */
const developedRegistry = (): Registry =>
  liveRegistry(
    () => contentState().stamp,
    () => createRegistry({ ...readLiveContent(), now: currentMoment(), isPreview: true }),
  );

/** The registry of the site that is being built or developed. For server code of the app only. */
export const content: Registry =
  process.env.NODE_ENV === 'development' ? developedRegistry() : builtRegistry();
