import { siteFileResponse } from '@/components/templates/site-files';
import { content } from '@/lib/content/site-content';

/** Spreadsheets of files to take home, in development: a build makes them itself. */
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => siteFileResponse(new URL(request.url).pathname, content);
