import { content } from '@/lib/content/site-content';
import { pictureParams, pictureResponse } from '@/lib/pictures/serve-pictures';

/** Pictures that lie next to the text of a page, as files: `/pictures/<page id>/<file>`. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => pictureParams(content.all);

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  return pictureResponse(file.map(decodeURIComponent).join('/'));
}
