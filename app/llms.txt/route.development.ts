import { siteFileResponse } from '@/components/templates/site-files';
import { content } from '@/lib/content/site-content';

/** What language models are told of the site, in development: a build makes it itself. */
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => siteFileResponse(new URL(request.url).pathname, content);
