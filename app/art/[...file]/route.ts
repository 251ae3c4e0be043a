import { artFiles } from '@/components/templates/files/art-files';
import { fileRoute } from '@/components/templates/files/file-route';
import { content } from '@/lib/content/site-content';

/** Compositions of the motif, covers, and drawings in small. */
const route = fileRoute(
  () => artFiles(content),
  (draw) => new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } }),
);

export const dynamic = 'force-static';
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
