import { contentStamp } from '@/lib/content/content-state';

/** In development: pages ask for it once they hear of changes (content-stamp.client.tsx). */
export const dynamic = 'force-dynamic';

export const GET = () => new Response(contentStamp());
