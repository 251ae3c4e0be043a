import { site } from '@/site.config';

/** The words a text may contain in braces; each stands for a name in `site.config.ts`. */
export const placeholders: Readonly<Record<string, string>> = {
  company: site.company,
  brand: site.brand,
  product: site.product,
};

const pattern = new RegExp(`\\{(${Object.keys(placeholders).join('|')})\\}`, 'g');

/**
 * Puts the provider's names into a text.
 * @param text Any text; braces around other words are left alone.
 * @returns The text with `{company}`, `{brand}` and `{product}` replaced.
 */
export function fillPlaceholders(text: string): string {
  return text.replace(pattern, (whole, name: string) => placeholders[name] ?? whole);
}

/**
 * Puts the provider's names into every string of a nested value.
 * @param value Frontmatter, block props or messages.
 * @returns A copy of the same shape.
 */
export function fillPlaceholdersDeep<T>(value: T): T {
  if (typeof value === 'string') return fillPlaceholders(value) as T;
  if (Array.isArray(value)) return value.map(fillPlaceholdersDeep) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, fillPlaceholdersDeep(inner)]),
    ) as T;
  }
  return value;
}
