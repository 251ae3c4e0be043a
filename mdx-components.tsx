import type { MDXComponents } from 'mdx/types';
import { prose } from '@/components/ui/prose/prose';

/** How the handbook's MDX pages look; required by @next/mdx. Content pages do not come this way. */
export function useMDXComponents(): MDXComponents {
  return prose;
}
