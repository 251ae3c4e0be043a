import { contentTypeOf, isText } from './content-types';
import {
  cacheControlOf,
  caching,
  fileOfPage,
  type Hosting,
  indexRedirects,
  methods,
  notFoundPages,
  redirectType,
  refusals,
  refusalType,
  searchWorker,
  warnOfLimit,
} from './hosting';
import { isPublic } from './request-path';

/** A file as it is put into a bucket. */
export type StoredObject = {
  /** Its path below the site's folder. */
  file: string;
  /** Its name in the bucket. */
  key: string;
  contentType: string;
  cacheControl: string;
  contentEncoding?: 'br';
};

/** A form of a text that is in the site's folder: where Brotli made it smaller. */
type HasBrotli = (file: string) => boolean;

const isUploaded = (file: string) => isPublic(`/${file}`);

/**
 * What is to be uploaded, hashed files first, so that no page asks for what is not there yet.
 * @param files By their paths below the site's folder, without compressed forms.
 */
export function storedObjects(files: readonly string[], hasBrotli: HasBrotli): StoredObject[] {
  const objects = files.filter(isUploaded).flatMap((file): StoredObject[] => {
    const plain = {
      file,
      key: file,
      contentType: contentTypeOf(`/${file}`),
      cacheControl: cacheControlOf(`/${file}`),
    };
    if (!isText(file) || !hasBrotli(file)) return [plain];
    const name = `${file}.br`;
    return [plain, { ...plain, file: name, key: name, contentEncoding: 'br' }];
  });
  const isLasting = ({ cacheControl }: StoredObject) => cacheControl === caching.lasting;
  return [...objects.filter(isLasting), ...objects.filter((one) => !isLasting(one))];
}

/** What the function at the edge knows of a file that is no page: whether there is a form in Brotli. */
export const edgeValue = (file: string, hasBrotli: HasBrotli): string =>
  `file ${isText(file) && hasBrotli(file) ? 'br' : 'plain'}`;

/**
 * What the function at the edge knows of paths, in the form that CloudFront's key value stores are filled with: a page
 * or a file, with Brotli beside it or not, or a redirect.
 */
function pathsOf(hosting: Hosting, hasBrotli: HasBrotli): { key: string; value: string }[] {
  const { single } = indexRedirects({ ...hosting, pages: [] });
  const paths = new Map<string, string>();
  const form = (file: string) => (isText(file) && hasBrotli(file) ? 'br' : 'plain');
  for (const page of hosting.pages) paths.set(page, `page ${form(fileOfPage(page).slice(1))}`);
  for (const file of hosting.files)
    if (isUploaded(file) && !file.endsWith('.html'))
      paths.set(`/${file}`, edgeValue(file, hasBrotli));
  for (const [from, { to, status }] of single)
    if (!paths.has(from)) paths.set(from, `${status} ${to}`);
  return [...paths].map(([key, value]) => ({ key, value }));
}

/** CloudFront's functions are of at most 10 KB (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). */
const longestFunction = 10_240;

const checked = (name: string, text: string) => {
  if (Buffer.byteLength(text) > longestFunction)
    warnOfLimit(
      `${name} has ${Buffer.byteLength(text)} bytes: expected ${longestFunction} at most (CloudFront Functions)`,
    );
  return text;
};

const made =
  '// Made by the build from lib/hosting; whatever is changed here is gone with the next one.';

/** What looks at each request before the cache does: the address of the object, or an answer that needs none. */
function requestFunction(hosting: Hosting): string {
  const { closed, moved } = indexRedirects({ ...hosting, pages: [] });
  const constants = { closed, moved, methods, refusals, refusalType, redirectType, notFoundPages };
  return `${made}
import cloudfront from 'cloudfront';
const paths = cloudfront.kvs();
const site = ${JSON.stringify(constants)};
const unsafe = /[\\0\\\\\\ufffd]|%(?:00|2e|2f|5c)/i;

async function valueOf(path) {
  try { return await paths.get(path); } catch { return ''; }
}

function lower(path) { return path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()); }

function answer(status, headers, body) {
  const all = {};
  for (const name in headers) all[name] = { value: headers[name] };
  return { statusCode: status, headers: all, body: { encoding: 'text', data: body } };
}

function refuse(status, headers) {
  return answer(status, Object.assign({ 'content-type': site.refusalType }, headers), site.refusals[status]);
}

function encoded(path) { return encodeURI(path).replace(/[?#]/g, encodeURIComponent); }

async function target(path) {
  const own = lower(path);
  const value = await valueOf(own);
  if (/^30[12] /.test(value)) return { status: Number(value.slice(0, 3)), to: value.slice(4) };
  if (value.startsWith('page ')) return { status: 301, to: encoded(own) };
  for (const rule of site.closed)
    if (rule.folders.some((folder) => own.startsWith(folder))) return { status: rule.status, to: rule.to };
  for (const rule of site.moved)
    if (own.startsWith(rule.folder)) {
      const rest = rule.to + path.slice(rule.folder.length);
      const next = await target(rest);
      return next ? { status: Math.max(rule.status, next.status), to: next.to } : { status: rule.status, to: encoded(rest) };
    }
}

function queryOf(event) {
  const query = event.request.querystring;
  const parts = [];
  for (const name in query) {
    const values = query[name].multiValue || [query[name]];
    for (const one of values) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

async function handler(event) {
  const request = event.request;
  if (!site.methods.includes(request.method)) return refuse(405, { allow: site.methods.join(', ') });
  let path;
  try { path = decodeURIComponent(request.uri); } catch { return refuse(400); }
  if (unsafe.test(request.uri) || unsafe.test(path)) return refuse(400);
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.includes('.') || parts.includes('..')) return refuse(400);
  const last = parts.length - 1;
  if (last >= 0 && parts[last].endsWith('.html')) parts[last] = parts[last].slice(0, -5);
  if (parts[last] === 'index') parts.pop();
  const clean = '/' + parts.join('/');
  const encodings = request.headers['accept-encoding'] ? request.headers['accept-encoding'].value : '';
  const brotli = /(?:^|[\\s,])br(?:$|[\\s,;])/.test(encodings) && !/br;\\s*q=0(?:\\.0*)?(?:$|[\\s,])/.test(encodings) && !request.headers.range;
  const value = clean === path ? await valueOf(path) : '';
  const known = /^(page|file) (br|plain)$/.exec(value);
  if (known) {
    const file = known[1] === 'page' ? (path === '/' ? '/index' : path) + '.html' : path;
    request.uri = encodeURI(file) + (brotli && known[2] === 'br' ? '.br' : '');
    return request;
  }
  const found = await target(clean);
  if (found)
    return answer(found.status, { location: found.to.replace(/^\\/+/, '/') + queryOf(event), 'content-type': site.redirectType }, '');
  const start = lower(clean) + '/';
  request.uri = site.notFoundPages.find((page) => start.startsWith(page.prefix + '/')).file;
  delete request.headers.range;
  return request;
}
`;
}

/** What looks at each answer: its headers, and the status of the not-found pages. */
function responseFunction({ headers, searchPages }: Hosting): string {
  const shared = Object.fromEntries(
    Object.entries(headers.file).filter(([name, value]) =>
      Object.values(headers).every((each) => each[name] === value),
    ),
  );
  const own = Object.fromEntries(
    Object.entries(headers).map(([kind, each]) => [
      kind,
      Object.fromEntries(Object.entries(each).filter(([name]) => !(name in shared))),
    ]),
  );
  const constants = {
    shared,
    own,
    searches: searchPages.map(fileOfPage),
    worker: searchWorker,
    notFound: notFoundPages.map(({ file }) => file),
    cache: caching.revalidated,
  };
  return `${made}
const site = ${JSON.stringify(constants)};

function kindOf(file) {
  if (file.endsWith('.html')) return site.searches.includes(file) ? 'search' : 'page';
  if (file === site.worker) return 'worker';
  return file.endsWith('.svg') ? 'drawing' : 'file';
}

function handler(event) {
  const response = event.response;
  const file = event.request.uri.replace(/\\.br$/, '');
  const isFile = response.statusCode === 200 || response.statusCode === 206 || response.statusCode === 304;
  const headers = Object.assign({}, site.shared, site.own[isFile ? kindOf(file) : 'file']);
  for (const name in headers) response.headers[name.toLowerCase()] = { value: headers[name] };
  if (!response.headers['cache-control'] || !isFile) response.headers['cache-control'] = { value: site.cache };
  if (isFile) response.headers.vary = { value: 'Accept-Encoding' };
  if (site.notFound.includes(file)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;
}

/**
 * What puts the site into object storage (S3 and its like) behind CloudFront: the objects to upload, and two functions
 * that answer as our own server does.
 * @param hasBrotli Whether a file has a form in Brotli beside it.
 * @throws when a policy makes a function longer than CloudFront takes it.
 */
export const objectStorageFiles = (
  hosting: Hosting,
  hasBrotli: HasBrotli,
): Readonly<Record<string, string>> => ({
  'objects.json': `${JSON.stringify(storedObjects(hosting.files, hasBrotli), null, 1)}\n`,
  'paths.json': `${JSON.stringify({ data: pathsOf(hosting, hasBrotli) }, null, 1)}\n`,
  'viewer-request.js': checked('viewer-request.js', requestFunction(hosting)),
  'viewer-response.js': checked('viewer-response.js', responseFunction(hosting)),
});
