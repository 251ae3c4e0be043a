import { content } from '@/lib/content/site-content';
import { securityText } from '@/lib/metadata/security-text';

export const dynamic = 'force-static';

/** Where to report a weakness of the site. */
export const GET = () =>
  new Response(securityText(content, content.now), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
