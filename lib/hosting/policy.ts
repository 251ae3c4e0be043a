import { createHash } from 'node:crypto';
import { isPreview } from '@/lib/content/content-directory';
import { formEndpoint } from '@/lib/forms/form-endpoint';
import { tagManagerId } from '@/lib/tag-manager/tag-manager-id';
import { videoOrigin } from '@/lib/video/video-urls';
import { formScripts, type TagSources, tagSources } from '@/site.config';

/** Source expressions, such as `'sha256-…'`, of the scripts in the HTML of pages: the same for all of them. */
export type PolicyHashes = readonly string[];

/**
 * By what a policy admits scripts in the HTML of pages (CSP Level 3 §2.3.1).
 * @param scripts Their texts: those of ours (`inlineScripts`), and the one that starts a page.
 */
export const policyHashes = (scripts: readonly string[]): PolicyHashes =>
  scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

/**
 * What a file is to a browser: a page; a page with the search, which compiles WebAssembly; the worker of the search, which
 * has the policy that comes with its own script; a drawing (SVG), which is a document when it is opened by itself; else a
 * file.
 */
export const policyKinds = ['page', 'search', 'worker', 'drawing', 'file'] as const;
export type PolicyKind = (typeof policyKinds)[number];

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = "'self'";

/** A policy as a header has it (CSP Level 3 §2.2.1). */
const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The source expression for one address: a policy knows no query, and separates by semicolons and commas. */
function addressSource(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/** What may be loaded from elsewhere only where the build has a tag manager. */
const tags = (kind: keyof TagSources): readonly string[] =>
  tagManagerId() ? tagSources[kind] : [];

/** The gallery of previews shows its examples in frames. */
const ownFrames = isPreview ? [self] : [];
const enclosed: Directives = {
  'base-uri': none,
  'frame-ancestors': isPreview ? ownFrames : none,
};

function pageDirectives(hashes: PolicyHashes, kind: 'page' | 'search'): Directives {
  return {
    'default-src': none,
    'script-src': [
      self,
      ...hashes,
      ...(kind === 'search' ? ["'wasm-unsafe-eval'"] : []),
      ...formScripts.flatMap(addressSource),
      ...tags('scripts'),
    ],
    'style-src': [self],
    'img-src': [self, ...tags('images')],
    'font-src': [self],
    'media-src': [self],
    'connect-src': [self, ...addressSource(formEndpoint() ?? ''), ...tags('requests')],
    'frame-src': [`${videoOrigin}/embed/`, ...ownFrames, ...tags('frames')],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    ...enclosed,
  };
}

function directivesOf(kind: PolicyKind, hashes: PolicyHashes): Directives {
  if (kind === 'page' || kind === 'search') return pageDirectives(hashes, kind);
  const closed: Directives = { 'default-src': none, 'form-action': none, ...enclosed };
  if (kind === 'worker')
    return { ...closed, 'script-src': [self, "'wasm-unsafe-eval'"], 'connect-src': [self] };
  // A drawing has no origin of its own site when it is opened by itself, so that nothing it held could reach what is there.
  // Its styles are in it: they can load nothing.
  if (kind === 'drawing') return { ...closed, 'style-src': ["'unsafe-inline'"], sandbox: [] };
  // Browsers put a picture, a film or a document that is opened by itself into a page of their own, whose styles they hold
  // to the policy of the file: so nothing is said of styles, nor of pictures and plug-ins.
  return {
    'script-src': none,
    'connect-src': none,
    'frame-src': none,
    'form-action': none,
    ...enclosed,
  };
}

/** What the player of a video asks for (components/blocks/video-thumbnail); the intro plays by itself. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'] as const;

/** What neither the site nor a frame in it uses: the features of the Permissions Policy registry that browsers know. */
const unusedFeatures = `
  accelerometer browsing-topics camera clipboard-read display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

const permissionsPolicy = [
  // What a page of the site uses itself.
  'clipboard-write=(self)',
  ...videoFeatures.map((name) => `${name}=(self "${videoOrigin}")`),
  ...unusedFeatures.map((name) => `${name}=()`),
].join(', ');

/**
 * The security headers of an answer. They follow from the code, and from FORM_ENDPOINT and GTM_ID, with which the site was
 * built.
 * @param page What the file is, and the hashes of the scripts in pages (`policyHashes`).
 * @returns Values by the names of headers.
 * @throws when FORM_ENDPOINT or GTM_ID is wrong.
 */
export function securityHeaders(page: {
  kind: PolicyKind;
  hashes: PolicyHashes;
}): Readonly<Record<string, string>> {
  const isPage = page.kind === 'page' || page.kind === 'search';
  return {
    'Content-Security-Policy': policyText(directivesOf(page.kind, page.hashes)),
    // Two years, without `includeSubDomains`: the provider's other hosts are not this site's to decide about.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': isPreview ? 'SAMEORIGIN' : 'DENY',
    // Also files that hold no HTML are closed to search engines.
    ...(isPreview && { 'X-Robots-Tag': 'noindex, nofollow' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Pictures of posts are shown by feed readers, and social pictures wherever a page is shared.
    'Cross-Origin-Resource-Policy': isPage ? 'same-origin' : 'cross-origin',
    ...(isPage
      ? { 'Permissions-Policy': permissionsPolicy }
      : // Not for pages: no frame would be let in but those that ask for it themselves, and the video's player does not.
        { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
  };
}
