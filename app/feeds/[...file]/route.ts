import { feedRoute } from '@/components/templates/feed-route';

const route = feedRoute('en');

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
