'use client';
import './globals.css';

/** Next.js shows it in place of the whole document when a layout failed in the browser; see app/(en)/error.tsx. */
export { GlobalError as default } from '@/components/templates/error-page/global-error.client';
