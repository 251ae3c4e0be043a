import { markBars } from '@/lib/art/mark';
import { site } from '@/site.config';

/**
 * The provider's mark: three strata shifted against each other, with its name. Colours follow the text. In a header
 * that is too narrow for the name it is read out only.
 */
export function Logo() {
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="10 10 46 44" className="h-9 w-9.5" aria-hidden="true">
        <path d={markBars.top} className="fill-teal forced-colors:fill-current" />
        <path
          d={markBars.middle}
          className="fill-blue in-[.on-night]:fill-yellow forced-colors:fill-current"
        />
        <path d={markBars.bottom} fill="currentColor" />
      </svg>
      <span className="text-h4 font-bold tracking-tight in-[header]:whitespace-nowrap @max-[17.5rem]/header:sr-only">
        {site.company}
      </span>
    </span>
  );
}
