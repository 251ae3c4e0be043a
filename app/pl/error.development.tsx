'use client';

/** Next.js demands the directive in this very file. */
export { DevelopmentError as default } from '@/components/templates/error-page/development-error.client';
