import { CaseStudiesPage } from '@/components/templates/case-studies/case-studies-page';
import { ContactPage } from '@/components/templates/contact/contact-page';
import { LegalPage } from '@/components/templates/legal/legal-page';
import { BlogPage } from '@/components/templates/post-list/blog-page';
import { SearchPage } from '@/components/templates/search/search-page';
import { StandardPage } from '@/components/templates/standard/standard-page';
import type { DocumentPage } from '@/lib/content/document';

/** A page of no other type, laid out as its frontmatter asks for. */
export function Template({ page }: { page: DocumentPage<'Page'> }) {
  switch (page.frontmatter.layout) {
    case 'blog':
      return <BlogPage page={page} />;
    case 'case-studies':
      return <CaseStudiesPage page={page} />;
    case 'contact':
      return <ContactPage page={page} />;
    case 'legal':
      return <LegalPage page={page} />;
    case 'search':
      return <SearchPage page={page} />;
    default:
      return <StandardPage page={page} />;
  }
}
