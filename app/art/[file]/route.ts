import { artNames } from '@/lib/art/art-names';
import { sceneFile } from '@/lib/art/scene-svg';

/** The motif's compositions as files, for places where a page would carry one that few visitors open. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => artNames.map((name) => ({ file: `${name}.svg` }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const name = artNames.find((one) => `${one}.svg` === file);
  if (!name) return new Response(null, { status: 404 });
  return new Response(sceneFile(name, '', 'night'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
