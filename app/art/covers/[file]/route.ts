import { coverFile, coverFileName } from '@/lib/art/svg-files';
import { drawnCovers } from '@/lib/content/art-files';
import { content } from '@/lib/content/site-content';

/** Drawn covers of the posts that visitors may see, as files. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  drawnCovers(content).map((cover) => ({ file: coverFileName(cover) }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const cover = drawnCovers(content).find((one) => coverFileName(one) === file);
  if (!cover) return new Response(null, { status: 404 });
  return new Response(coverFile(cover), { headers: { 'Content-Type': 'image/svg+xml' } });
}
