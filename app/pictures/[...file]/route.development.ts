import { pictureResponse } from '@/lib/pictures/serve-pictures';

/** Pictures that lie next to the text of a page, in development: `/pictures/<page id>/<file>`. */
export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  return pictureResponse(file.map(decodeURIComponent).join('/'));
}
