import { galleryRoute } from '@/components/templates/gallery/gallery-route';

const route = galleryRoute('en');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.render;
