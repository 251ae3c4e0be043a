import { NotFoundPage, notFoundMetadata } from '@/components/templates/page-route';

/**
 * What answers an unknown address in development, where a page may be new: its route looks for it. A build names all
 * pages, and its not-found page is `app/global-not-found.tsx`.
 */
export const generateMetadata = notFoundMetadata('en');

export default function EnglishNotFound() {
  return <NotFoundPage locale="en" />;
}
