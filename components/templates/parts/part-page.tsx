import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { samples } from './samples';

export type PartRouteProps = { params: Promise<{ part: string }> };

/** One static page per part. */
export const generateStaticParams = () => Object.keys(samples).map((part) => ({ part }));

/**
 * The sample of one part, on a page of its own, so that browser tests and reviewers see it without the
 * rest of the site around it.
 */
export async function PartPage({ locale, params }: PartRouteProps & { locale: Locale }) {
  setRequestLocale(locale);
  const { part } = await params;
  const Sample = samples[part];
  if (!Sample) notFound();
  return (
    <main className="p-gutter">
      <h1 className="mb-8 text-h2">{part}</h1>
      <Sample locale={locale} />
    </main>
  );
}
