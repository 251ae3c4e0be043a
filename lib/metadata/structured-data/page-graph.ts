import type { Thing } from 'schema-dts';
import { isOfType, type Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import type { CompiledBody } from '@/lib/mdx/compile';
import { article } from './article';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { jobPostings } from './job-postings';
import { organization } from './organization';
import { profilePage } from './person';
import { service } from './service';
import { videoObjects } from './video-objects';
import { webSite } from './web-site';

/**
 * What a page tells search engines in their own words.
 * @param body The page's text: its questions, videos and positions are in it.
 */
export function pageGraph(page: Page, body: CompiledBody, registry: Registry): Thing[] {
  const isHome = page.id === 'home';
  const isOffer = isOfType(page, 'Service') || isOfType(page, 'Product');
  const nodes = [
    ...(isHome ? [organization(), webSite(page, registry)] : []),
    breadcrumbList(page, registry),
    isOffer ? service(page, registry) : article(page, registry),
    profilePage(page, registry),
    faqPage(body),
    ...jobPostings(body, registry.now),
    ...videoObjects(page, body),
  ];
  return nodes.filter((node) => node !== undefined) as Thing[];
}
