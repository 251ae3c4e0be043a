import { contentTypes, feedFolders, jsonFeedType, typesByPath, unknownType } from './content-types';
import {
  caching,
  fileOfPage,
  type Hosting,
  indexRedirects,
  lastingFolders,
  methods,
  notFoundPages,
  refusals,
  refusalType,
  searchWorker,
} from './hosting';
import { hostFiles, lowerCased } from './request-path';

/** nginx reads no longer parameter (NGX_CONF_BUFFER in ngx_conf_file.c). */
const longestParameter = 4096;

/**
 * A parameter of nginx in quotes.
 * @throws when it is longer than nginx reads.
 */
function quoted(text: string): string {
  const written = `"${text.replace(/[\\"]/g, '\\$&')}"`;
  if (Buffer.byteLength(written) >= longestParameter)
    throw new Error(
      `nginx reads parameters of less than ${longestParameter} bytes: found one of ${Buffer.byteLength(written)}, which begins with ${written.slice(0, 60)}`,
    );
  return written;
}

/** A value as a constant: nginx takes a dollar sign for a variable and knows no way to write it. */
const constant = (text: string) => quoted(text.replaceAll('$', '%24'));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => `    ${line}`)
    .join('\n')}\n}`;

const made =
  '# Made by the build from lib/hosting; whatever is changed here is gone with the next one.';

/** Headers by what a file is: one map for each header, which is empty where it is not sent. */
function headerMaps({ headers, searchPages }: Hosting): { maps: string[]; lines: string[] } {
  const names = [...new Set(Object.values(headers).flatMap((each) => Object.keys(each)))];
  const files = '~^(?:200|206|304|404|416):';
  const kinds = block('map $status:$uri $site_kind', [
    'default file;',
    ...searchPages.map((page) => `${quoted(`${files}${escaped(fileOfPage(page))}$`)} search;`),
    `${quoted(`${files}${escaped(searchWorker)}$`)} worker;`,
    `${quoted(`${files}.*\\.html$`)} page;`,
    `${quoted(`${files}.*\\.svg$`)} drawing;`,
  ]);
  const variable = (name: string) => `$site_${lowerCased(name).replaceAll('-', '_')}`;
  const isSame = (name: string) =>
    new Set(Object.values(headers).map((each) => each[name] ?? '')).size === 1;
  const maps = names
    .filter((name) => !isSame(name))
    .map((name) =>
      block(
        `map $site_kind ${variable(name)}`,
        Object.entries(headers).map(([kind, each]) => `${kind} ${constant(each[name] ?? '')};`),
      ),
    );
  const lines = names.map((name) => {
    const value = isSame(name) ? constant(headers.file[name] ?? '') : variable(name);
    return `add_header ${name} ${value} always;`;
  });
  return { maps: [kinds, ...maps], lines };
}

/** Redirects and pages by their paths; nginx compares these without regard to case. */
function redirectMaps(hosting: Hosting): string[] {
  const { single, closed, moved } = indexRedirects(hosting);
  const mapOf = (variable: string, status: number) =>
    block(`map $site_path ${variable}`, [
      'default "";',
      ...[...single]
        .filter(([, target]) => target.status === status)
        .map(([from, { to }]) => `${quoted(from)} ${constant(to)};`),
      ...closed
        .filter((rule) => rule.status === status)
        .map(({ folders, to }) => `${quoted(`~*^(?:${anyOf(folders)})`)} ${constant(to)};`),
    ]);
  return [
    '# Another spelling of a path: no slash at its end, no `.html`, no `index`.',
    block('map $uri $site_clean', [
      'default "/";',
      '"~^/*(?:index(?:\\.html)?|\\.html)?/*$" "/";',
      '"~(?s)^(?<site_page>/.*?[^/])(?:/+index(?:\\.html)?|\\.html)?/*$" $site_page;',
    ]),
    '# Where a folder has moved, the path that is asked for in the end.',
    block('map $site_clean $site_path', [
      'default $site_clean;',
      ...moved.map(
        ({ folder, to }) =>
          `${quoted(`~*(?s)^${escaped(folder)}(?<site_inner>.*)$`)} ${quoted(`${to}$site_inner`)};`,
      ),
    ]),
    mapOf('$site_moved', 301),
    mapOf('$site_found', 302),
    '# The rest of the path as it was sent: a decoded one could write headers of its own.',
    block('map $request_uri $site_rest', [
      'default "";',
      ...moved.map(
        ({ folder, to }) =>
          `${quoted(`~*^/+${escaped(folder.slice(1, -1))}/+(?<site_raw>[^?]*?)(?:/+index(?:\\.html)?|\\.html)?/*(?:\\?|$)`)} ${quoted(`${to}$site_raw`)};`,
      ),
    ]),
  ];
}

/** One character in UTF-8 (RFC 3629 §4), without U+FFFD, which stands for bytes that are none. */
const utf8 =
  '[\\x01-\\x7f]++|[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|[\\xe1-\\xec\\xee][\\x80-\\xbf]{2}|\\xef(?!\\xbf\\xbd)[\\x80-\\xbf]{2}|\\xed[\\x80-\\x9f][\\x80-\\xbf]|\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}';

/** The size of a hash bucket that holds the longest key, a power of two; nginx refuses to start with less. */
function bucketSize(keys: Iterable<string>): number {
  const longest = Math.max(64, ...[...keys].map((key) => Buffer.byteLength(key) + 32));
  return 2 ** Math.ceil(Math.log2(longest));
}

/** What stands in the `http` block: what each request means, by its path. */
function mapsFile(hosting: Hosting): string {
  const { single } = indexRedirects(hosting);
  const neverServed = [
    '/',
    '.*/(?:index)?',
    '.*\\.(?:html|br|gz)',
    '.*/\\.(?!well-known/).*',
    ...hostFiles.map((file) => `/${escaped(file)}`),
    ...notFoundPages.map(({ file }) => escaped(file.replace(/\.html$/, ''))),
  ];
  return [
    made,
    `map_hash_bucket_size ${bucketSize([...single.keys(), ...hosting.searchPages])};`,
    `map_hash_max_size ${2 ** Math.ceil(Math.log2(4 * (single.size + 64)))};`,
    '# Paths that could lead out of the folder, or cannot be read: also encoded twice.',
    block('map $request_uri $site_is_unsafe', [
      'default "";',
      `${quoted('~*^[^?]*(?:%(?:25)?(?:00|2[ef]|5c)|\\\\|/\\.\\.?(?:[/?]|$))')} 1;`,
    ]),
    block('map $uri $site_is_readable', ['default "";', `"~^(?:${utf8})*+$" 1;`]),
    // Of the two, empty or 1: refused unless it is readable and nothing else.
    block('map $site_is_unsafe-$site_is_readable $site_is_refused', ['default 1;', '"-1" "";']),
    '# The file to look for: none where the path is spelled in another way, or names what is no page.',
    block('map $request_uri $site_is_doubled', ['default 0;', '"~^[^?]*//" 1;']),
    block('map $site_is_doubled$uri $site_lookup', [
      'default "/.none";',
      '"0/" "/index";',
      `"~(?s)^0(?!(?:${neverServed.join('|')})$)(?<site_asked>/.*)$" $site_asked;`,
    ]),
    ...redirectMaps(hosting),
    '# The not-found page of the language.',
    block('map $uri $site_not_found', [
      `default ${quoted(notFoundPages.at(-1)?.file ?? '/404.html')};`,
      ...notFoundPages
        .filter(({ prefix }) => prefix !== '')
        .map(({ prefix, file }) => `"~*^/*${escaped(prefix)}(?:/|$)" ${quoted(file)};`),
    ]),
    '# Headers, by what a file is.',
    ...headerMaps(hosting).maps,
    block('map $status:$uri $site_cache_control', [
      `default "${caching.revalidated}";`,
      `"~^(?:200|206|304):(?:${anyOf(lastingFolders)})" "${caching.lasting}";`,
    ]),
    block('map $request_method $site_allow', [
      `default "${methods.join(', ')}";`,
      ...methods.map((method) => `${method} "";`),
    ]),
    '',
  ].join('\n\n');
}

/** The `types` of nginx: a type with its endings. */
function typesBlock(): string {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(contentTypes))
    endings.set(type, [...(endings.get(type) ?? []), ending]);
  return block(
    'types',
    [...endings].map(([type, names]) => `${quoted(type)} ${names.join(' ')};`),
  );
}

/** What stands in the `server` block, but for where it listens and where the files are. */
function serverFile(hosting: Hosting): string {
  const lookUp = 'try_files $site_lookup $site_lookup.html @without_file;';
  const compressed = ['brotli_static on;', 'gzip_static on;'];
  return [
    made,
    '# Answers that are no file are texts, whatever their paths end with.',
    'types {}',
    [
      `default_type "${refusalType}";`,
      'absolute_redirect off;',
      'server_tokens off;',
      'charset off;',
      'etag on;',
      '# One part of a file at a time; several ones are answered with the whole.',
      'max_ranges 1;',
      'large_client_header_buffers 4 16k;',
      'gzip_vary on;',
      '# Files are looked for once a second; a new site is seen as soon.',
      'open_file_cache max=20000 inactive=60s;',
      'open_file_cache_valid 1s;',
      'open_file_cache_errors on;',
      ...compressed,
    ].join('\n'),
    '# All headers are here, and no location has one of its own: nginx would then forget these.',
    [
      ...headerMaps(hosting).lines,
      'add_header Cache-Control $site_cache_control always;',
      'add_header Allow $site_allow always;',
    ].join('\n'),
    [
      'error_page 404 $site_not_found;',
      'error_page 400 /.refused/400;',
      'error_page 405 /.refused/405;',
    ].join('\n'),
    block(`if ($request_method !~ "^(?:${methods.join('|')})$")`, [
      `return 405 "${refusals[405]}";`,
    ]),
    block('if ($site_is_refused)', [`return 400 "${refusals[400]}";`]),
    block('location /', [typesBlock(), `default_type ${unknownType};`, lookUp]),
    block(`location ~ "^(?:${anyOf(feedFolders)}).*\\.json$"`, [
      'types {}',
      `default_type "${jsonFeedType}";`,
      lookUp,
    ]),
    ...Object.entries(typesByPath).map(([file, type]) =>
      block(`location = ${file}`, [`default_type "${type}";`, lookUp]),
    ),
    ...notFoundPages.map(({ file }) =>
      block(`location = ${file}`, ['internal;', `default_type "${contentTypes['html']}";`]),
    ),
    ...Object.entries(refusals).map(([status, text]) =>
      block(`location = /.refused/${status}`, ['internal;', `return ${status} "${text}";`]),
    ),
    block('location @without_file', [
      'if ($site_moved) { return 301 $site_moved$is_args$args; }',
      'if ($site_found) { return 302 $site_found$is_args$args; }',
      'if ($site_rest) { return 301 $site_rest$is_args$args; }',
      'return 404;',
    ]),
    '',
  ].join('\n\n');
}

/** A whole configuration for a container: no root, one port above 1023, and nothing written but to `/tmp`. */
const containerFile = `${made}
load_module modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pcre_jit on;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
    worker_connections 4096;
}

http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65;
    client_body_temp_path /tmp/client_body;
    proxy_temp_path /tmp/proxy;
    fastcgi_temp_path /tmp/fastcgi;
    uwsgi_temp_path /tmp/uwsgi;
    scgi_temp_path /tmp/scgi;

    include maps.conf;

    server {
        listen 8080;
        root /srv/site;
        include server.conf;
    }
}
`;

/** Server blocks for a machine that has nginx: HTTP/2 over TLS, and plain HTTP that leads there. */
const siteFile = (host: string): string => `${made}
# For a folder such as /etc/nginx/conf.d; maps.conf and server.conf lie in /etc/nginx/website.
include /etc/nginx/website/maps.conf;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    location / {
        return 301 https://$host$request_uri;
    }
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:website:10m;
    ssl_session_tickets off;

    root /var/www/website/current;
    include /etc/nginx/website/server.conf;
}
`;

/**
 * The configuration of nginx (1.22 or later, with the module of Brotli's precompressed files).
 * @param host The name of the site's host.
 * @returns Texts by the names of files.
 * @throws when a policy is longer than nginx reads.
 */
export const nginxFiles = (hosting: Hosting, host: string): Readonly<Record<string, string>> => ({
  'maps.conf': mapsFile(hosting),
  'server.conf': serverFile(hosting),
  'nginx.conf': containerFile,
  'site.conf': siteFile(host),
});
