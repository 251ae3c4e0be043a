import { galleryRoute } from '@/components/templates/gallery/gallery-route';

const route = galleryRoute('en').index;

export const metadata = route.metadata;
export default route.render;
