import { vi } from 'vitest';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';

/**
 * Where test files share what they have loaded (vitest.config.ts), each of them begins with the site's own
 * content, clocks and functions, whatever the file before it looked at or put in their place.
 */
setCurrentTree(contentDirectory);
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();
