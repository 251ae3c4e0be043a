import { variantResponse } from '@/lib/pictures/serve-pictures';

/** Variants of pictures, in development only: no build has this route, but the files themselves. */
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => variantResponse(new URL(request.url).pathname);
