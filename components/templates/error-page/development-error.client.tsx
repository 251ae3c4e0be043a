'use client';
import { useEffect } from 'react';
import type { ErrorPageProps } from './error-page.client';

/** How often the page is tried again, in ms: what was wrong may lie in any file. */
const interval = 1000;

/**
 * Stands in for a page that cannot be rendered, on a development server only, and in English like the check. What the
 * check finds is shown on the page itself; this is seen until it has ended, or where code is at fault.
 */
export function DevelopmentError({ error, retry }: ErrorPageProps & { error: Error }) {
  useEffect(() => {
    const timer = setInterval(retry, interval);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <main className="px-gutter py-section">
      <div role="alert" lang="en" className="max-w-5xl border-l-8 border-red bg-mist p-6 md:p-10">
        <h1 className="text-h2">This page cannot be rendered</h1>
        <p className="mt-4">Fix it and save: the page comes back by itself.</p>
        <pre className="mt-8 overflow-x-auto whitespace-pre-wrap">{error.message}</pre>
      </div>
    </main>
  );
}
