import {
  generateStaticParams,
  PartPage,
  type PartRouteProps,
} from '@/components/templates/parts/part-page';

export { generateStaticParams };
export const dynamicParams = false;
export const metadata = { robots: { index: false, follow: false } };

export default function EnglishPartPage(props: PartRouteProps) {
  return <PartPage locale="en" {...props} />;
}
