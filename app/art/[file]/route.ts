import { sceneFile } from '@/lib/art/svg-files';
import { artFiles } from '@/lib/content/art-files';

/** The motif's compositions as files, for places where a page would carry many, or one that few visitors open. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => artFiles().map(({ file }) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const picture = artFiles().find((one) => one.file === file);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(sceneFile(picture.name, picture.seed, 'night'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
