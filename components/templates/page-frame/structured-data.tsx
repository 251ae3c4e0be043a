import { compilePage } from '@/components/mdx/compile-page';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { jsonLdText } from '@/lib/metadata/structured-data/json-ld-text';
import { pageGraph } from '@/lib/metadata/structured-data/page-graph';

/** What the page tells search engines in their own words: data in a script that no browser runs. */
export function StructuredData({ page }: { page: Page }) {
  const nodes = pageGraph(page, compilePage(page), content);
  if (nodes.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }}
    />
  );
}
