import { NotFoundPage, notFoundMetadata } from '@/components/templates/page-route';

/**
 * What answers an unknown address in development, where a page may be new: its route looks for it. A build names all
 * pages, and its not-found page is `app/pl/404/page.tsx`.
 */
export const generateMetadata = notFoundMetadata('pl');

export default function PolishNotFound() {
  return <NotFoundPage locale="pl" />;
}
