import { filterRules, jobFilters } from '@/components/blocks/job-list/job-filters';
import { readOpenJobs } from '@/lib/content/data';
import { content } from '@/lib/content/site-content';

export const dynamic = 'force-static';

/**
 * The rules by which the filters of open positions work without script. A file of its own, since they follow the positions,
 * and the policy admits no style element of a page.
 */
export const GET = () =>
  new Response(filterRules(jobFilters(readOpenJobs(content.now))), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
