// @vitest-environment jsdom
import { consentTexts } from 'generated/consent-texts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionalCategory } from '@/lib/consent/consent-categories';
import { type Locale, locales } from '@/lib/i18n/locales';
import { mount } from '@/tests/support/mount-client';
import { textOf } from '@/tests/support/texts';
import { ConsentBanner } from './consent-banner';
import { ConsentSettings } from './consent-settings';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const noop = () => {};

async function banner(locale: Locale, asked: readonly OptionalCategory[]) {
  const texts = (await consentTexts[locale]()).default;
  const actions = { onAccept: noop, onReject: noop, onSettings: noop };
  const { container } = await mount(
    <ConsentBanner texts={texts.banner} asked={asked} isBehind={false} {...actions} />,
  );
  return container;
}

async function settings(locale: Locale, asked: readonly OptionalCategory[]) {
  const texts = (await consentTexts[locale]()).default;
  const onChoose = vi.fn<(categories: readonly OptionalCategory[]) => void>();
  const { container } = await mount(
    <ConsentSettings texts={texts} asked={asked} onChoose={onChoose} />,
  );
  const boxes = [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const button = (key: string) =>
    [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === textOf(locale, `consent.${key}`),
    );
  return { container, names: boxes.map(({ name }) => name), button, onChoose };
}

describe.each(locales)('%s: asked about', (locale) => {
  it.each([
    ['analytics', ['analytics'], 'texts.analytics', 'one'],
    ['marketing', ['marketing'], 'texts.marketing', 'one'],
    ['both', ['analytics', 'marketing'], 'texts.both', 'all'],
  ] as const)('%s, a visitor reads of nothing else', async (_, asked, key, many) => {
    const shown = await banner(locale, asked);
    expect(shown.querySelector('p')?.textContent?.trim()).toBe(
      textOf(locale, `consent.banner.${key}`),
    );
    const labels = [...shown.querySelectorAll('button')].map(({ textContent }) => textContent);
    const suffix = many === 'one' ? '_one' : '';
    expect(labels.slice(0, 2)).toEqual(
      ['reject', 'accept'].map((name) => textOf(locale, `consent.banner.${name}${suffix}`)),
    );
    const { names, button, onChoose } = await settings(locale, asked);
    expect(names).toEqual(['necessary', ...asked]);
    button(`banner.accept${suffix}`)?.click();
    expect(onChoose).toHaveBeenLastCalledWith(asked);
    button(`banner.reject${suffix}`)?.click();
    expect(onChoose).toHaveBeenLastCalledWith([]);
  });

  it('nothing, a visitor reads what is stored and has nothing to press', async () => {
    const { container, names } = await settings(locale, []);
    expect(names).toEqual(['necessary']);
    expect(container.textContent).toContain(textOf(locale, 'consent.categories.necessary.alone'));
    expect(container.querySelectorAll('button')).toHaveLength(0);
  });
});
