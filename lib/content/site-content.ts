import state from 'generated/content-state.json';
import { currentMoment } from '@/lib/environment/clock';
import { readCompiledContent } from './compiled-content';
import { isPreview } from './content-directory';
import { readLiveContent } from './live-content';
import { isRecording } from './page-inputs';
import { recordedRegistry } from './recorded-registry';
import { createRegistry } from './registry';

/** A mistake in the content, as a development server shows it. */
export type ShownProblem = {
  /** File below the content folder. */
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  severity: 'error' | 'warning';
};

/** The state of the content that a development server shows; empty in builds. */
export type ContentState = {
  /** Changes with every change of the content. */
  version: string;
  problems: readonly ShownProblem[];
};

/** What the development server last found; its change makes Next.js show the pages anew. */
export const contentState = state as ContentState;

const isDevelopment = process.env.NODE_ENV === 'development';

const registry = createRegistry({
  ...(isDevelopment ? readLiveContent() : readCompiledContent()),
  now: currentMoment(),
  isPreview: isPreview || isDevelopment,
});

/** The registry of the site that is being built or developed. For server code of the app only. */
export const content = isRecording ? recordedRegistry(registry) : registry;
