import { stateInput } from '@/components/templates/status/state-input';
import { pageStates } from '@/lib/status/page-states';

export const dynamic = 'force-static';

/** What is to be done about each page, for the list of all pages. */
export const GET = () => Response.json(pageStates(stateInput()));
