import { tagManagerId } from '@/lib/tag-manager/tag-manager-id';
import { CommandFailed } from '@/scripts/run';

/**
 * Looks at variables before anything is built: otherwise the first page that is rendered would tell of them, in a
 * trace that few read.
 * @throws CommandFailed that says what is wrong with which variable.
 */
export function checkEnvironment(): void {
  try {
    tagManagerId();
  } catch (error) {
    throw new CommandFailed(error instanceof Error ? error.message : String(error));
  }
}
