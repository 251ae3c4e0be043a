import { slug } from 'github-slugger';
import type { JobPosting, Organization, Person, Thing } from 'schema-dts';
import { type FilmName, filmFile } from '@/lib/art/film';
import { clientOf } from '@/lib/content/clients';
import { readData, readOpenJobs } from '@/lib/content/data';
import { isOfType, type Page } from '@/lib/content/document';
import { authorsId } from '@/lib/content/lists';
import { postAuthors } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { blocksNamed } from '@/lib/mdx/block-props';
import type { CompiledBody } from '@/lib/mdx/compile';
import { childrenOf, isBlock, isElement, type Node } from '@/lib/mdx/tree';
import { lastModified } from '@/lib/metadata/last-modified';
import { absolute } from '@/lib/metadata/page-versions';
import { socialPictureOf } from '@/lib/metadata/social-picture-of';
import pictureLoader from '@/lib/pictures/picture-loader';
import type { Job } from '@/lib/schema/data/jobs';
import type { Person as SitePerson } from '@/lib/schema/data/people';
import { documentTypeNamed } from '@/lib/schema/document-types';
import { embedUrl } from '@/lib/video/video-urls';
import { site } from '@/site.config';

const organizationId = `${site.origin}/#organization`;

/** The provider in a few words, for pages that are about something else. */
const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.company,
  url: site.origin,
  logo: { '@type': 'ImageObject', url: absolute('/icon-512.png'), width: '512', height: '512' },
} as const satisfies Organization;

/** The provider with its registered data, for the home page. */
function organization(): Organization {
  const { legal, contact, social } = site;
  return {
    ...publisher,
    legalName: legal.name,
    email: contact.email,
    telephone: contact.phone,
    taxID: legal.nip,
    address: {
      '@type': 'PostalAddress',
      streetAddress: legal.street,
      postalCode: legal.postalCode,
      addressLocality: legal.city,
      addressCountry: legal.country,
    },
    sameAs: Object.values(social),
  };
}

/** Someone who signs posts, with the pathname of the author's page where there is one. */
const personOf = (person: SitePerson, locale: Locale, pathname?: string): Person => ({
  '@type': 'Person',
  name: person.name,
  jobTitle: person.position[locale],
  worksFor: publisher,
  ...(pathname && { url: absolute(pathname) }),
});

/** The page of an author; undefined for all other pages. */
function profilePage({ id, locale, pathname }: Page): Thing | undefined {
  const [, author = ''] = id.split(`${authorsId}/`);
  const person = readData('people')[author];
  if (!person) return undefined;
  return {
    '@type': 'ProfilePage',
    url: absolute(pathname),
    inLanguage: locale,
    mainEntity: {
      ...(personOf(person, locale, pathname) as object),
      '@type': 'Person',
      description: person.bio[locale],
    },
  };
}

/** What all articles have: a client's story is the provider's, and its day of publication is not recorded. */
const common = (page: Page, registry: Registry) => ({
  headline: page.frontmatter.title,
  description: page.frontmatter.description,
  image: [socialPictureOf(page).url],
  dateModified: lastModified(page, registry),
  publisher,
  mainEntityOfPage: absolute(page.pathname),
  inLanguage: page.locale,
});

/** An article of the provider; that about a client's story names the client. */
function article(page: Page, registry: Registry): Thing {
  const client = isOfType(page, 'CaseStudy') && clientOf(page.frontmatter.client);
  return {
    '@type': 'Article',
    ...common(page, registry),
    author: publisher,
    ...(client && { about: { '@type': 'Organization', name: client.name } }),
  };
}

/** A post, with its day and those who wrote it; undefined for pages of other types. */
function posting(page: Page, registry: Registry): Thing | undefined {
  if (!isOfType(page, 'Post')) return undefined;
  const { category, date } = page.frontmatter;
  return {
    '@type': category === 'news' ? 'NewsArticle' : 'BlogPosting',
    ...common(page, registry),
    datePublished: date,
    author: postAuthors(page, readData('people'), registry).map(({ person, href }) =>
      personOf(person, page.locale, href),
    ),
  };
}

/**
 * The way from the home page to a page below a section. Folders without a page are left out: a step that
 * leads nowhere is none to a search engine.
 */
function breadcrumbList(page: Page, registry: Registry): Thing | undefined {
  const trail = registry.trail(page);
  const home = registry.page('home', page.locale);
  if (trail.length < 2 || !home) return undefined;
  const { shortTitle, title } = home.frontmatter;
  const steps = [{ title: shortTitle ?? title, href: home.pathname }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .flatMap(({ title: name, href }) => (href === undefined ? [] : [{ name, href }]))
      .map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(href),
      })),
  };
}

/** Elements that are in a line of text; all others are on lines of their own. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'strong', 'sub', 'sup']);

const isInline = (node: Node) =>
  node.type === 'text' ||
  (isElement(node) && inline.has(node.tagName)) ||
  (isBlock(node) && node.type === 'mdxJsxTextElement');

const written = (node: Node): string => {
  if (node.type === 'text') return node.value;
  const inner = childrenOf(node).map(written).join('');
  return isInline(node) ? inner : ` ${inner} `;
};

/** What a node says, without its markup: on one line, and with plain spaces where lines may not break. */
const plainText = (node: Node): string => written(node).replace(/\s+/g, ' ').trim();

/** What its title asks is a question; other accordions only fold text away. */
const isQuestion = (title: string) => title.trimEnd().endsWith('?');

/** The questions that the accordions of a text answer, if there are any. */
function faqPage(body: CompiledBody): Thing | undefined {
  const questions = blocksNamed(body.tree, 'AccordionItem').flatMap(({ node, props }) => {
    const name = plainText({ type: 'text', value: String(props['title'] ?? '') });
    const text = plainText(node);
    if (!isQuestion(name) || text === '') return [];
    const acceptedAnswer = { '@type': 'Answer', text } as const;
    return [{ '@type': 'Question', name, acceptedAnswer } as const];
  });
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined;
}

/** What a position pays a month: search engines take one salary; a contract of employment comes first, as on the page. */
function salaryOf({ pay }: Job): JobPosting['baseSalary'] {
  const range = pay?.employment ?? pay?.b2b;
  if (!range) return undefined;
  const { from: minValue, to: maxValue } = range;
  const value = { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'MONTH' } as const;
  return { '@type': 'MonetaryAmount', currency: 'PLN', value };
}

const { country: addressCountry } = site.legal;

const jobPosting = (job: Job): JobPosting => ({
  '@type': 'JobPosting',
  title: job.position,
  description: job.description,
  identifier: { '@type': 'PropertyValue', name: site.company, value: slug(job.position) },
  datePosted: job.posted,
  validThrough: job.validThrough,
  employmentType: job.employment.map((kind) => kind.toUpperCase().replace('-', '_')),
  hiringOrganization: publisher,
  baseSalary: salaryOf(job),
  jobLocation: job.cities.map((city) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry },
  })),
});

/**
 * The open positions, on the page that lists them.
 * @param now The moment the site shows.
 */
const jobPostings = (body: CompiledBody, registry: Registry): JobPosting[] =>
  blocksNamed(body.tree, 'JobList').length > 0 ? readOpenJobs(registry.now).map(jobPosting) : [];

/**
 * A service, or a product: what is sold is a service in both cases, and search engines show a `Product` only with
 * ratings, which nobody has given.
 */
function service(page: Page, registry: Registry): Thing {
  const { title, shortTitle, description } = page.frontmatter;
  const url = absolute(page.pathname);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: shortTitle ?? title,
    description,
    url,
    image: socialPictureOf(page).url,
    serviceType: shortTitle ?? title,
    category: registry.trail(page)[0]?.title,
    provider: publisher,
    areaServed: { '@type': 'Country', name: 'PL' },
  };
}

/** What a page is to search engines, as its document type says, with what belongs to it; undefined where the type says nothing. */
function subject(page: Page, registry: Registry): Thing | undefined {
  const { schemaOrg } = documentTypeNamed(page.type);
  switch (schemaOrg) {
    case undefined:
      return undefined;
    case 'Article':
      return article(page, registry);
    case 'BlogPosting':
      return posting(page, registry);
    case 'Service':
      return service(page, registry);
    default: {
      const { title, shortTitle, description } = page.frontmatter;
      const url = absolute(page.pathname);
      return { '@type': schemaOrg, name: shortTitle ?? title, description, url } as Thing;
    }
  }
}

/** Widest thumbnail that search engines show, in pixels. */
const widest = 1200;

/** `3:05` or `1:02:03` as ISO 8601 writes a length: `PT3M5S`. */
export function isoDuration(length: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = length.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

type VideoProps = Partial<
  Record<'title' | 'duration' | 'imgSrc' | 'published' | 'video', string>
> & {
  film?: FilmName;
};

/**
 * The videos of a text. A video without a day of its own was published with the post it is in; of one on
 * another page nobody knows, so nothing is said of it.
 */
function videoObjects(page: Page, body: CompiledBody): Thing[] {
  const posted = 'date' in page.frontmatter ? page.frontmatter.date : undefined;
  return blocksNamed(body.tree, 'VideoThumbnail').flatMap(({ props }) => {
    const { video, film, title, duration, imgSrc, published = posted } = props as VideoProps;
    if (!(video || film) || !title || !imgSrc || !published) return [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description: page.frontmatter.description,
        thumbnailUrl: absolute(pictureLoader({ src: imgSrc, width: widest })),
        uploadDate: published,
        ...(video
          ? { embedUrl: embedUrl(video, page.locale) }
          : { contentUrl: absolute(filmFile(film as FilmName, page.locale, 'mp4')) }),
        inLanguage: page.locale,
        ...(duration && { duration: isoDuration(duration) }),
      },
    ];
  });
}

/** Where a language's results are shown, for `?q=`; undefined where there is no such page. */
function searchAction(locale: Page['locale'], registry: Registry) {
  const pathname = registry.pathnameOf('search', locale);
  if (pathname === undefined) return undefined;
  const urlTemplate = `${absolute(pathname)}?q={search_term_string}`;
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    // Which part of the URL the words replace: schema.org has no word for it.
    'query-input': 'required name=search_term_string',
  } as const;
}

/** The site in one language, and where it can be searched. */
function webSite({ pathname, locale }: Page, registry: Registry): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${absolute(pathname)}/#website`,
    name: site.company,
    url: absolute(pathname),
    inLanguage: locale,
    publisher: { '@id': publisher['@id'] },
    potentialAction: searchAction(locale, registry),
  };
}

/**
 * What a page tells search engines in their own words.
 * @param body The page's text: its questions, videos and positions are in it.
 */
export function pageGraph(page: Page, body: CompiledBody, registry: Registry): Thing[] {
  const isHome = page.id === 'home';
  const nodes = [
    ...(isHome ? [organization(), webSite(page, registry)] : []),
    breadcrumbList(page, registry),
    subject(page, registry),
    profilePage(page),
    faqPage(body),
    ...jobPostings(body, registry),
    ...videoObjects(page, body),
  ];
  return nodes.filter((node) => node !== undefined) as Thing[];
}
