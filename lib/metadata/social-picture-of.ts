import { artOfPage, socialSize } from '@/lib/art/art-names';
import type { SocialPictureProps } from '@/lib/art/social-picture';
import { clientOf } from '@/lib/content/clients';
import { type ContentDocument, isOfType, type Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import type { Registry } from '@/lib/content/registry';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';

/** Below this pathname lie the pictures for social networks, made at build time. */
const folder = '/og/';

/** The file of a page's picture below its folder, e.g. `services/finops.en.jpg`. */
const socialPictureFile = ({ id, locale }: Pick<ContentDocument, 'id' | 'locale'>) =>
  `${id}.${locale}.jpg`;

/** All pages that have a picture, by its file. */
export const socialPictures = (registry: Registry): ReadonlyMap<string, Page> =>
  new Map(
    registry
      .pages()
      .filter(({ id }) => id !== notFoundId)
      .map((page) => [socialPictureFile(page), page]),
  );

/** The title that networks show. */
export const socialTitle = ({ frontmatter: { title, meta } }: Page): string =>
  meta?.ogTitle ?? meta?.title ?? title;

/** The picture that networks show with a link to a page: the one its `meta` names, else the drawn one. */
export function socialPictureOf(page: Page) {
  const alt = `${socialTitle(page)} – ${site.company}`;
  const { ogImage } = page.frontmatter.meta ?? {};
  if (ogImage) return { url: ogImage, alt };
  const url = `${site.origin}${folder}${socialPictureFile(page)}`;
  return { url, alt, type: 'image/jpeg', ...socialSize };
}

/** A short last word is not on a line of its own. */
const withoutOrphan = (title: string) => title.replace(/ (\S{1,6})$/, '\u00a0$1');

/** What is drawn for a page: its title and its area; for a story also whose it is. */
export function socialPictureProps(page: Page, registry: Registry): SocialPictureProps {
  const [top, ...below] = registry.trail(page);
  const section = below.length > 0 ? top?.title : undefined;
  const client = isOfType(page, 'CaseStudy') ? clientOf(page.frontmatter.client).name : undefined;
  const area = [section, client].filter((part) => part !== undefined).join(' – ') || undefined;
  const title = withoutOrphan(typeset(socialTitle(page), page.locale));
  return { title, area, art: artOfPage(page.id), seed: page.id };
}
