import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outDirectory } from './built-site';

/** Headers by their names in lower case. */
export type AnswerHeaders = Record<string, string>;

const hostingFolder = `${outDirectory}-hosting`;

export const readHostFile = (file: string): string =>
  readFileSync(path.join(hostingFolder, file), 'utf8');

/** A rule of `_headers`: for which paths, what it sets, and what of earlier rules it takes away. */
export type HeaderFileRule = { path: string; set: [string, string][]; unset: string[] };

/** Reads `_headers` as Cloudflare Pages does (workers-shared, parseHeaders): paths, then indented lines. */
export function parseHeadersFile(text: string): HeaderFileRule[] {
  const rules: HeaderFileRule[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line, set: [], unset: [] });
    else if (!rule) throw new Error(`A header before any path: ${line}`);
    else if (line.startsWith('! ')) rule.unset.push(line.slice(2).toLowerCase());
    else {
      const colon = line.indexOf(':');
      if (colon < 1) throw new Error(`No header: ${line}`);
      rule.set.push([line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

const fits = (rule: HeaderFileRule, pathname: string) => {
  const [before = '', after] = rule.path.split('*');
  if (after === undefined) return rule.path === pathname;
  return pathname.startsWith(before) && pathname.endsWith(after);
};

/** Cloudflare joins what several rules set, unless a later one takes it away; Netlify lets the later one win. */
export function headersBy(
  host: 'Cloudflare' | 'Netlify',
  rules: readonly HeaderFileRule[],
  pathname: string,
): AnswerHeaders {
  const headers: AnswerHeaders = {};
  for (const rule of rules.filter((one) => fits(one, pathname))) {
    if (host === 'Cloudflare') for (const name of rule.unset) delete headers[name];
    for (const [name, value] of rule.set) {
      const known = headers[name];
      headers[name] = known !== undefined && host === 'Cloudflare' ? `${known}, ${value}` : value;
    }
  }
  return headers;
}

/** A source of vercel.json as a regular expression, as far as ours go (path-to-regexp 6). */
export function sourceExpression(source: string): RegExp {
  const parts = source.split(/(\\.|\/:\w+\*|:\w+\([^)]*\)|\(\.\*\))/).map((part) => {
    if (/^\\.$/.test(part)) return part;
    if (/^\/:\w+\*$/.test(part)) return '(?:/(.*))?';
    const named = /^:\w+\(([^)]*)\)$/.exec(part);
    if (named) return `(${named[1]})`;
    return part === '(.*)' ? part : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

type EdgeRequest = {
  method: string;
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
};
type EdgeResponse = { statusCode: number; headers: Record<string, { value: string }> };
type RequestHandler = (event: { request: EdgeRequest }) => Promise<EdgeRequest | EdgeResponse>;
type ResponseHandler = (event: { request: EdgeRequest; response: EdgeResponse }) => EdgeResponse;
type StoredObject = {
  file: string;
  key: string;
  contentType: string;
  cacheControl: string;
  contentEncoding?: string;
};

const queryOf = (query: string) =>
  Object.fromEntries(
    query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const equals = part.indexOf('=');
        return equals < 0
          ? [part, { value: '' }]
          : [part.slice(0, equals), { value: part.slice(equals + 1) }];
      }),
  );

/** CloudFront over a bucket, as its functions, their store and the list of objects make it. */
export function edgeOf(): (
  method: string,
  target: string,
  headers: Readonly<AnswerHeaders>,
) => Promise<{ status: number; headers: AnswerHeaders }> {
  const { data } = JSON.parse(readHostFile('object-storage/paths.json')) as {
    data: { key: string; value: string }[];
  };
  const paths = new Map(data.map(({ key, value }) => [key, value]));
  const objects = new Map(
    (JSON.parse(readHostFile('object-storage/objects.json')) as StoredObject[]).map((one) => [
      `/${one.key}`,
      one,
    ]),
  );
  const kvs = () => ({
    get: async (key: string) => {
      const value = paths.get(key);
      if (value === undefined) throw new Error(`No such key: ${key}`);
      return value;
    },
  });
  const load = (file: string) =>
    new Function(
      'cloudfront',
      `${readHostFile(`object-storage/${file}`).replace(/^import .*$/m, '')}\nreturn handler;`,
    )({ kvs });
  const onRequest = load('viewer-request.js') as RequestHandler;
  const onResponse = load('viewer-response.js') as ResponseHandler;
  return async (method, target, headers) => {
    const [uri = '', query = ''] = target.split(/\?(.*)/s);
    const values = Object.entries(headers).map(([name, value]) => [name, { value }]);
    const request = {
      method,
      uri,
      querystring: queryOf(query),
      headers: Object.fromEntries(values),
    };
    const asked = await onRequest({ request });
    const isAnswer = 'statusCode' in asked;
    const object = isAnswer ? undefined : objects.get(decodeURIComponent(asked.uri));
    if (!isAnswer && !object) throw new Error(`No such object: ${asked.uri}`);
    const stored: EdgeResponse = {
      statusCode: !isAnswer && asked.headers['range'] ? 206 : 200,
      headers: {
        'content-type': { value: object?.contentType ?? '' },
        'cache-control': { value: object?.cacheControl ?? '' },
        ...(object?.contentEncoding && { 'content-encoding': { value: object.contentEncoding } }),
      },
    };
    // Answers of the first function pass the second one, too.
    const response = onResponse({
      request: isAnswer ? request : asked,
      response: isAnswer ? asked : stored,
    });
    return {
      status: response.statusCode,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, { value }]) => [name, value]),
      ),
    };
  };
}
