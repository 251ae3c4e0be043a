import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import { feedBody } from '@/components/mdx/feed-body';
import { firstDrawings } from '@/components/mdx/first-drawings';
import { type ArtName, artNames, artOfPage } from '@/lib/art/art-names';
import { socialPicture, socialPictureKey } from '@/lib/art/social-cache';
import { coverFile, coverFileName, sceneFile } from '@/lib/art/svg-files';
import type { Problem } from '@/lib/check/problem';
import { casePictures, drawnCovers, menuPictures } from '@/lib/content/art-files';
import { contentDirectory, isPreview } from '@/lib/content/content-directory';
import { contentState, lifetimeOf } from '@/lib/content/content-state';
import { readData } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { readChangedDays } from '@/lib/content/last-modified';
import type { Registry } from '@/lib/content/registry';
import { miniature } from '@/lib/diagrams/miniature';
import { spreadsheetOf, spreadsheetPathname } from '@/lib/downloads/print-text';
import { type FeedTexts, feedPathname, feedsOf } from '@/lib/feeds/feed';
import { feedFormatNames, feedFormats } from '@/lib/feeds/feed-formats';
import { makeFeed } from '@/lib/feeds/make-feed';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadAllMessages } from '@/lib/i18n/messages';
import { llmsText } from '@/lib/metadata/llms-text';
import { securityText } from '@/lib/metadata/security-text';
import { sitemapEntries, sitemapFiles } from '@/lib/metadata/sitemap/sitemap';
import { socialPictureFile, socialPictureProps } from '@/lib/metadata/social-picture-of';
import { drawings } from '@/lib/pictures/serve-pictures';
import { decodePath } from '@/lib/pictures/variant-pathname';
import { pageDetails } from '@/lib/status/page-details';
import { type PageState, pageStates, type StateInput, stateOf } from '@/lib/status/page-states';
import { detailsPathname, statesPathname } from '@/lib/status/pathnames';

/**
 * A file of the site that is no page: made beside Next.js in builds (scripts/build/site-files.ts), on request in
 * development.
 */
export type SiteFile = {
  /** Where visitors find it; letters that a pathname cannot have are written as they are. */
  pathname: string;
  /** Its `Content-Type`. */
  type: string;
  /** What is made of the same things is made together, by one worker. */
  group: string;
  /** Whether its group notes what it is made of, and stays from build to build while none of that has changed. */
  isRecorded?: boolean;
  /** Of a file that is kept from build to build. */
  kept?: {
    /** All that it is made of besides code, as JSON can hold it. */
    madeOf: () => unknown;
    /** What it is known by where it is kept, whatever code has made it: with the same key it is the same. */
    key: () => string;
  };
  make: () => string | Uint8Array | Promise<string | Uint8Array>;
};

/** Interface texts that feeds need. */
type FeedMessages = {
  blog: FeedTexts;
  common: { preview: Record<string, string> };
  components: { callout: Record<string, string> };
};

/** The text at a path of keys such as `answer_box.rows.get`; undefined where there is none. */
function textAt(texts: unknown, keys: string): string | undefined {
  const found = keys
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], texts);
  return typeof found === 'string' ? found : undefined;
}

/** Feeds of one language: `/feeds/blog.rss`, `/pl/feeds/tags/dora.json`. */
function feedFiles(locale: Locale, registry: Registry): SiteFile[] {
  return feedsOf(locale, registry).flatMap((feed) =>
    feedFormatNames.map((format) => ({
      pathname: feedPathname(feed, format),
      type: `${feedFormats[format].type}; charset=utf-8`,
      group: `feeds ${locale}`,
      isRecorded: true,
      make: async () => {
        const messages = await loadAllMessages(locale);
        const { blog: texts, common, components } = messages as unknown as FeedMessages;
        return makeFeed(feed, format, {
          registry,
          texts,
          htmlOf: (post) =>
            feedBody(post, {
              calloutWord: (kind) => components.callout[kind] ?? '',
              labelOf: (labels, property) => textAt(components, `${labels}.${property}`),
            }),
          noteOf: ({ status }: Page) => (status === 'live' ? '' : `${common.preview[status]} `),
        });
      },
    })),
  );
}

/** Pictures that social networks show with a link: `/og/<page id>.<language>.png`, one for each page. */
const socialPictures = (registry: Registry): SiteFile[] =>
  registry
    .pages()
    .filter(({ id }) => id !== notFoundId)
    .map((page) => ({
      pathname: `/og/${socialPictureFile(page)}`,
      type: 'image/png',
      group: `og ${page.id} ${page.locale}`,
      kept: {
        madeOf: () => socialPictureProps(page, registry),
        key: () => socialPictureKey(socialPictureProps(page, registry)),
      },
      make: () => socialPicture(socialPictureProps(page, registry)),
    }));

/** The first drawing of a page in small; of a page without one, a composition of the motif. */
const ofDrawings = (
  { file, page }: { file: string; page: Page },
  artOf: (id: string) => ArtName,
) => ({
  pathname: `/art/${file}`,
  group: `art ${page.id} ${page.locale}`,
  isRecorded: true,
  make: () => {
    const drawings = firstDrawings(page);
    return drawings ? miniature(drawings) : sceneFile(artOf(page.id), page.id, 'night');
  },
});

/**
 * The motif's compositions, for places where a page would carry many, the charts of case studies and the drawings of the
 * menu's pages in small, and the covers of posts without a picture.
 */
const drawn = (registry: Registry): SiteFile[] =>
  [
    ...artNames.map((name) => ({
      pathname: `/art/${name}.svg`,
      group: 'art',
      make: () => sceneFile(name, '', 'night'),
    })),
    ...casePictures(registry).map((picture) => ofDrawings(picture, () => 'horizon')),
    ...menuPictures(registry).map((picture) => ofDrawings(picture, artOfPage)),
    ...drawnCovers(registry).map((cover) => ({
      pathname: `/art/covers/${coverFileName(cover)}`,
      group: 'art',
      make: () => coverFile(cover),
    })),
  ].map((file) => ({ ...file, type: 'image/svg+xml' }));

/** Drawings that lie next to the text of a page: `/pictures/<page id>/<file>`. */
const drawingFiles = (registry: Registry): SiteFile[] =>
  drawings(registry.all).map((file) => ({
    pathname: `/pictures/${file}`,
    type: 'image/svg+xml',
    group: 'drawings',
    make: () => readFileSync(path.join(contentDirectory, file)),
  }));

/** Answers of files to take home, for copying: `/downloads/<id>.<language>.csv`. */
const spreadsheets = (): SiteFile[] =>
  Object.entries(readData('downloads'))
    .filter(([, { hasSpreadsheet }]) => hasSpreadsheet)
    .flatMap(([id]) =>
      locales.map((locale) => ({
        pathname: spreadsheetPathname(id, locale),
        type: 'text/csv; charset=utf-8',
        group: 'spreadsheets',
        make: () => spreadsheetOf(id, locale),
      })),
    );

const plainText = 'text/plain; charset=utf-8';

/** What language models are told of the site (nothing in previews, which are closed), and where to report a weakness. */
const plainTexts = (registry: Registry): SiteFile[] => [
  {
    pathname: '/llms.txt',
    type: plainText,
    group: 'texts',
    make: () => (isPreview ? '# Preview\n\n> Not for use.\n' : llmsText(registry)),
  },
  {
    pathname: '/.well-known/security.txt',
    type: plainText,
    group: 'texts',
    make: () => securityText(registry, registry.now),
  },
];

/** The sitemap; of a very large site, the index of its parts and these. A preview names no page: it is closed. */
const sitemaps = (registry: Registry): SiteFile[] =>
  [...sitemapFiles(isPreview ? [] : sitemapEntries(registry))].map(([pathname, text]) => ({
    pathname,
    type: 'application/xml; charset=utf-8',
    group: 'sitemap',
    make: () => text,
  }));

/** Whether there are drafts to be seen: in previews and in development. */
const isForWriters = isPreview || process.env.NODE_ENV === 'development';

/** What is to be done about each page, for the list of all pages and for the bar above each: never in production. */
function statusFiles(registry: Registry, findProblems: () => readonly Problem[]): SiteFile[] {
  if (!isForWriters) return [];
  let made: StateInput | undefined;
  const input = () => {
    made ??= {
      directory: contentDirectory,
      registry,
      problems: findProblems(),
      blocks: blockSchemas,
      changed: readChangedDays(),
    };
    return made;
  };
  // The list has them all; the bar above a page in development asks for that page alone.
  let all: PageState[] | undefined;
  const states = () => {
    all ??= pageStates(input());
    return all;
  };
  const json = (pathname: string, make: () => unknown): SiteFile => ({
    pathname,
    type: 'application/json',
    group: 'status',
    make: () => JSON.stringify(make()),
  });
  return [
    json(statesPathname, states),
    ...registry.pages().map((page) =>
      json(detailsPathname(page), () => {
        const own = all?.find(({ id, locale }) => id === page.id && locale === page.locale);
        return pageDetails(
          page,
          page.generated ? undefined : (own ?? stateOf(page, input())),
          input(),
        );
      }),
    ),
  ];
}

/**
 * All files of the site that are no pages and follow from its content.
 * @param registry The site's pages.
 * @param findProblems What the check says of the content; a development server knows it.
 */
export const siteFiles = (
  registry: Registry,
  findProblems: () => readonly Problem[] = () => contentState().problems,
): SiteFile[] => [
  ...locales.flatMap((locale) => feedFiles(locale, registry)),
  ...socialPictures(registry),
  ...drawn(registry),
  ...drawingFiles(registry),
  ...spreadsheets(),
  ...plainTexts(registry),
  ...sitemaps(registry),
  ...statusFiles(registry, findProblems),
];

/** Files of the content that was shown last: a page in development names several. */
let known: { lifetime: object; files: ReadonlyMap<string, SiteFile> } | undefined;

/**
 * A file as a development server sends it.
 * @param pathname As it is asked for, percent-encoded.
 */
export async function siteFileResponse(pathname: string, registry: Registry): Promise<Response> {
  const lifetime = lifetimeOf(registry);
  if (known?.lifetime !== lifetime)
    known = {
      lifetime,
      files: new Map(siteFiles(registry).map((file) => [file.pathname, file])),
    };
  const decoded = decodePath(pathname.slice(1));
  const file = decoded === undefined ? undefined : known.files.get(`/${decoded}`);
  if (!file) return new Response(null, { status: 404 });
  const body = await file.make();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': file.type },
  });
}
