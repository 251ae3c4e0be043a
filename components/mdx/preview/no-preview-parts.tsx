import type { Root } from 'hast';
import type { Page } from '@/lib/content/document';

/** What production has in place of `preview-parts.tsx`: nothing. */
export const PreviewBar = (_props: { page: Page }) => null;

export const LiveContent = () => null;

export const withBlockNumbers = (tree: Root): Root => tree;

export const withNumberedBlocks = <Components extends Readonly<Record<string, unknown>>>(
  components: Components,
): Components => components;
