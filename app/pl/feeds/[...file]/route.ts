import { feedRoute } from '@/components/templates/files/feed-route';

const route = feedRoute('pl');

export const dynamic = 'force-static';
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
