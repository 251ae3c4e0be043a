import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Stands in for next-intl's server functions, which work inside Next.js only: the same texts, from the
 * same files, in the language a test chooses.
 */
const current = vi.hoisted(() => ({ locale: 'en' as Locale }));

export function setLocale(locale: Locale): void {
  current.locale = locale;
}

vi.mock('next-intl/server', async () => {
  // Loaded by the tests that translate: the others take a third of a second less each.
  const [{ createTranslator }, { loadAllMessages }] = await Promise.all([
    import('next-intl'),
    import('@/lib/i18n/messages'),
  ]);
  return {
    getLocale: async () => current.locale,
    getTranslations: async (namespace?: string) =>
      createTranslator({
        locale: current.locale,
        messages: await loadAllMessages(current.locale),
        namespace: namespace as never,
      }),
  };
});

/** Outside Next.js, a lazily loaded component is React's own. */
vi.mock('next/dynamic', async () => {
  const { lazy } = await import('react');
  return {
    default: (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })),
  };
});

/** The sample content is read from disk: what Contentlayer compiles is the site’s own. */
vi.mock('@/lib/content/contentlayer', async () => {
  const { readContent } = await import('@/lib/content/reader');
  return { readGeneratedContent: () => readContent() };
});
