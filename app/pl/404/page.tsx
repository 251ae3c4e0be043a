import { NotFoundPage, notFoundMetadata } from '@/components/templates/page-route';

/** Becomes out/pl/404.html, which answers unknown addresses below /pl. */
export const generateMetadata = notFoundMetadata('pl');

export default function PolishNotFound() {
  return <NotFoundPage locale="pl" />;
}
