import { pageRoute } from '@/components/templates/page-route';

const route = pageRoute('pl');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.render;
