import { fileRoute } from '@/components/templates/files/file-route';
import { stateInput } from '@/components/templates/status/state-input';
import { content } from '@/lib/content/site-content';
import { pageDetails } from '@/lib/status/page-details';
import { detailsFile } from '@/lib/status/pathnames';

/** What is known of each page, for the bar above it. */
const route = fileRoute(
  () => new Map(content.pages().map((page) => [detailsFile(page), page])),
  (page) => Response.json(pageDetails(page, stateInput())),
);

export const dynamic = 'force-static';
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
