import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '@/tests/support/any-text';
import { completeQuery, type EntryStore, pageLabel, saveCampaign } from './campaign';
import { campaignKeys, urlKeys } from './campaign-keys';

/** A storage, and what is in it. */
function storeOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const store: EntryStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  return { store, kept: () => Object.fromEntries(kept) };
}

const refusing: EntryStore = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('the campaign of a visit', () => {
  it('is stored with the page it led to and a mark', () => {
    const { store, kept } = storeOf();
    const search = '?utm_source=letter&utm_medium=e%2Bmail&gclid=1&utm_term=';
    saveCampaign({ pathname: '/services/finops', search }, store);
    expect(kept()).toEqual({
      utm_source: 'letter',
      utm_medium: 'e+mail',
      initializePage: 'services_finops',
      utm_saved: 'true',
    });
  });

  it('is stored once: later addresses change nothing', () => {
    const { store, kept } = storeOf();
    saveCampaign({ pathname: '/', search: '?utm_source=a' }, store);
    const before = kept();
    saveCampaign({ pathname: '/blog', search: '?utm_source=b&utm_term=c' }, store);
    expect(kept()).toEqual(before);
  });

  it('is only the label of the first page without parameters, until a page brings some', () => {
    const { store, kept } = storeOf();
    saveCampaign({ pathname: '/pl', search: '?a=1' }, store);
    saveCampaign({ pathname: '/pl/kontakt', search: '' }, store);
    expect(kept()).toEqual({ initializePage: 'pl' });
    expect(completeQuery('', store)).toBe('');
    saveCampaign({ pathname: '/blog', search: '?utm_content=x' }, store);
    expect(kept()).toMatchObject({ initializePage: 'blog', utm_saved: 'true' });
  });

  it('is nothing where the storage refuses', () => {
    expect(() => saveCampaign({ pathname: '/', search: '?utm_source=a' }, refusing)).not.toThrow();
    expect(completeQuery('?a=1', refusing)).toBe('?a=1');
  });
});

describe('an address', () => {
  const { store } = storeOf({ utm_source: 'a b', utm_saved: 'true', initializePage: 'home' });

  it('gets what it lacks, behind what it has, which stays letter by letter', () => {
    expect(completeQuery('', store)).toBe('?utm_source=a+b&initializePage=home');
    expect(completeQuery('?', store)).toBe('?utm_source=a+b&initializePage=home');
    expect(completeQuery('?q=1%202&E0=%E0%A4%A', store)).toBe(
      '?q=1%202&E0=%E0%A4%A&utm_source=a+b&initializePage=home',
    );
    expect(completeQuery('?utm_source=other', store)).toBe('?utm_source=other&initializePage=home');
  });

  it('that has all of it stays as it is', () => {
    const whole = '?initializePage=x&utm_source=';
    expect(completeQuery(whole, store)).toBe(whole);
  });
});

const hostile = fc.oneof(
  anyText,
  fc.constantFrom(
    '"><script>alert(1)</script>',
    'x'.repeat(10_240),
    'a\r\nSet-Cookie: b=c',
    '__proto__',
    '\u202egnp.exe',
    '%E0%A4%A',
    '%',
    '\ud800',
    'a&utm_saved=false#hash',
  ),
);
const hostileKey = fc.constantFrom(...campaignKeys, '__proto__', 'constructor', 'utm_saved', 'a');
/** Parameters as a browser would write them, and as only a person would. */
const hostileSearch = fc
  .array(fc.tuple(hostileKey, hostile, fc.boolean()), { maxLength: 8 })
  .map((pairs) =>
    pairs
      .map(([key, value, isRaw]) =>
        isRaw ? `${key}=${value}` : new URLSearchParams([[key, value]]).toString(),
      )
      .join('&'),
  );

describe('hostile parameters', () => {
  it('leave a valid address, five keys, clean values and other parameters as they were', () => {
    fc.assert(
      fc.property(hostileSearch, hostileSearch, (first, later) => {
        const { store, kept } = storeOf();
        // What a browser makes of it before any script can read it.
        const arrival = new URL(`https://a.example/p?${first}`);
        saveCampaign(arrival, store);
        const names = ['initializePage', 'utm_saved', ...campaignKeys] as string[];
        expect(Object.keys(kept()).filter((name) => !names.includes(name))).toEqual([]);
        expect(({} as Record<string, unknown>).utm_source).toBeUndefined();

        const page = new URL(`https://a.example/q?${later}#part`);
        const completed = new URL(`${page.pathname}${completeQuery(page.search, store)}`, page);
        expect(completed.pathname).toBe('/q');
        expect(completed.search.startsWith(page.search)).toBe(true);
        for (const key of urlKeys) {
          const own = page.searchParams.get(key);
          const expected = own ?? (kept().utm_saved ? (kept()[key] ?? null) : null);
          expect(completed.searchParams.get(key)).toBe(expected);
        }
        for (const value of Object.values(kept())) {
          expect(value).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]{1,100}$/u);
        }
        expect(completeQuery(completed.search, store)).toBe(completed.search);
      }),
    );
  });
});

it.each([
  ['/', 'home'],
  ['/pl', 'pl'],
  ['/pl/', 'pl'],
  ['/services/finops', 'services_finops'],
  ['/pl/uslugi/finops', 'pl_uslugi_finops'],
  ['/a%3Cscript%3E', 'a-3cscript-3e'],
])('%s is called %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});

it('is short, plain and never empty, whatever the path', () => {
  fc.assert(
    fc.property(anyText, (path) => {
      expect(pageLabel(`/${path}`)).toMatch(/^[a-z0-9_-]{1,100}$/);
    }),
  );
});
