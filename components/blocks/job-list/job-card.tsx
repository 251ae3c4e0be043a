import type { BlockProps } from '@/lib/schema/block';
import { JobEntry } from './job-entry';
import type { jobCardSchema } from './schema';

/** A position that stands alone. */
export function JobCard(props: BlockProps<typeof jobCardSchema>) {
  return (
    <div className="mt-10">
      <JobEntry {...props} />
    </div>
  );
}
