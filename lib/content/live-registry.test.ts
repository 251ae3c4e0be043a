import { expect, it, vi } from 'vitest';
import { documentOf } from '@/tests/support/documents';
import { liveRegistry } from './live-registry';
import { createRegistry } from './registry';

const now = new Date('2026-11-20T12:00:00Z');

it('answers from the content as it is, which is read when its version changes', () => {
  let version = '1';
  let pages = ['finops/en'];
  const make = vi.fn(() =>
    createRegistry({
      documents: pages.map((page) => documentOf(page)),
      sections: new Map(),
      now,
      isPreview: true,
    }),
  );
  const registry = liveRegistry(() => version, make);
  expect(registry.pathnameOf('finops', 'en')).toBe('/finops');
  expect(registry.all).toHaveLength(1);
  expect(make).toHaveBeenCalledOnce();
  pages = ['finops/en', 'cloud/en'];
  version = '2';
  expect(registry.all).toHaveLength(2);
});

it('has a page that is asked for before its making was told', () => {
  let pages: string[] = [];
  const registry = liveRegistry(
    () => '1',
    () =>
      createRegistry({
        documents: pages.map((page) => documentOf(page)),
        sections: new Map(),
        now,
        isPreview: true,
      }),
  );
  expect(registry.byPathname('/finops')).toBeUndefined();
  pages = ['finops/en'];
  expect(registry.byPathname('/finops')?.id).toBe('finops');
});
