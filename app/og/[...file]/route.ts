import { socialPicture } from '@/lib/art/social-cache';
import { notFoundId } from '@/lib/content/known-pages';
import { content } from '@/lib/content/site-content';
import { socialPictureFile, socialPictureProps } from '@/lib/metadata/social-picture-of';

/** Pictures that social networks show with a link: `/og/<page id>.<language>.png`, one for each page. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  content
    .pages()
    .filter(({ id }) => id !== notFoundId)
    .map((page) => ({ file: socialPictureFile(page).split('/') }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const name = file.map(decodeURIComponent).join('/');
  const page = content.pages().find((one) => socialPictureFile(one) === name);
  if (!page) return new Response(null, { status: 404 });
  const picture = await socialPicture(socialPictureProps(page, content));
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
