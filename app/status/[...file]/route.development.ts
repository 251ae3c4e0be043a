import { siteFileResponse } from '@/components/templates/site-files';
import { content } from '@/lib/content/site-content';

/** What is known of pages, in development: a preview build writes it down. */
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => siteFileResponse(new URL(request.url).pathname, content);
