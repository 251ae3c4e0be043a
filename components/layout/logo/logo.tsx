import { site } from '@/site.config';

/** The provider's mark: three strata shifted against each other, with its name. Colours follow the text. */
export function Logo() {
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 44 36" className="h-9 w-11" aria-hidden="true">
        <rect x="12" y="2" width="26" height="8" rx="4" fill="var(--color-teal)" />
        <rect x="2" y="14" width="34" height="8" rx="4" fill="var(--color-blue)" />
        <rect x="10" y="26" width="32" height="8" rx="4" fill="currentColor" />
      </svg>
      <span className="text-h4 font-bold tracking-tight whitespace-nowrap">{site.company}</span>
    </span>
  );
}
