import { fileRoute } from '@/components/templates/files/file-route';
import { socialPicture } from '@/lib/art/social-picture';
import { content } from '@/lib/content/site-content';
import { socialPictureProps, socialPictures } from '@/lib/metadata/social-picture-of';

/** Pictures that social networks show with a link, one for each page. */
const route = fileRoute(
  () => socialPictures(content),
  async (page) => {
    const picture = await socialPicture(socialPictureProps(page, content));
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
  },
);

export const dynamic = 'force-static';
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
