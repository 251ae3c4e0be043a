'use client';

/** Next.js shows it in place of a page that failed in the browser; it demands the directive in this very file. */
export { ErrorPage as default } from '@/components/templates/error-page/error-page.client';
