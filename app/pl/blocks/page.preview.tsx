import { galleryRoute } from '@/components/templates/gallery/gallery-route';

const route = galleryRoute('pl').index;

export const metadata = route.metadata;
export default route.render;
