import { isPreview } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { llmsText } from '@/lib/metadata/llms-text';

export const dynamic = 'force-static';

/** What language models are told of the site; nothing in previews, which are closed. */
export const GET = () =>
  new Response(isPreview ? '# Preview\n\n> Not for use.\n' : llmsText(content), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
