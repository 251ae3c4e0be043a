import { availableParallelism } from 'node:os';
import { run } from '../../run';
import type { Step } from '../../steps';

/** The pool that sharp works in has four threads unless told before the process begins. */
const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) };

const step = (name: string, ...command: string[]): Step => ({
  name,
  run: () => run(['tsx', 'scripts/build/pictures/command.ts', ...command], threads),
});

/** Before pages are rendered: which formats each picture is offered in. Finds broken pictures. */
export const chooseFormatsStep = step('Look at new pictures', 'choose-formats');

/**
 * After pages are rendered: the files that they name.
 * @param directory The built site.
 */
export const makeVariantsStep = (directory: string) =>
  step('Make the pictures', 'make-variants', directory);
