'use client';
import '@/app/globals.css';

/**
 * Next.js shows it in place of the whole document when a page or its layout failed in the browser, and demands the
 * directive in this very file. There is no `error.tsx`: all pages would carry the same once more.
 */
export { GlobalError as default } from '@/components/templates/error-page/error-page.client';
