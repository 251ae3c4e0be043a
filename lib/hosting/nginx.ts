import { escapeRegExp } from '@/lib/text/escape';
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
  searchWorkers,
} from './hosting';
import { hostFiles, lowerCased } from './request-path';

const made =
  '# Made by the build from lib/hosting; whatever is changed here is gone with the next one.';

/** A parameter of nginx in quotes. */
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A value without variables: nginx takes a dollar sign for one and knows no way to write it. */
const constant = (text: string) => text.replaceAll('$', '%24');

const anyOf = (texts: readonly string[]) => texts.map(escapeRegExp).join('|');

/**
 * A `map` of nginx: the value of a variable by that of another.
 * @param entries Keys, which are regular expressions where they begin with `~`, and values.
 */
const map = (source: string, variable: string, entries: readonly (readonly string[])[]) =>
  `map ${source} ${variable} {
${entries.map((entry) => `    ${entry.map(quoted).join(' ')};\n`).join('')}}`;

/** One character in UTF-8 (RFC 3629 §4), without U+FFFD, which stands for bytes that are none. */
const utf8 = [
  '[\\x01-\\x7f]++',
  '[\\xc2-\\xdf][\\x80-\\xbf]',
  '\\xe0[\\xa0-\\xbf][\\x80-\\xbf]',
  '[\\xe1-\\xec\\xee][\\x80-\\xbf]{2}',
  '\\xef(?!\\xbf\\xbd)[\\x80-\\xbf]{2}',
  '\\xed[\\x80-\\x9f][\\x80-\\xbf]',
  '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}',
  '[\\xf1-\\xf3][\\x80-\\xbf]{3}',
  '\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}',
].join('|');

/** Paths that name no file: another spelling of one, or what is not sent. */
const neverServed = [
  '/',
  '.*/(?:index)?',
  '.*\\.(?:html|br|gz)',
  '.*/\\.(?!well-known/).*',
  ...hostFiles.map((file) => `/${escapeRegExp(file)}`),
  ...notFoundPages.map(({ file }) => escapeRegExp(file.replace(/\.html$/, ''))),
].join('|');

/** The variable that holds a header. */
const variableOf = (header: string) => `$site_${lowerCased(header).replaceAll('-', '_')}`;

const headerNames = ({ headers }: Hosting): string[] =>
  Object.keys(Object.assign({}, ...Object.values(headers)));

/** Headers by what a file is; one that is empty is not sent. */
function headerMaps(hosting: Hosting): string[] {
  const files = '~^(?:200|206|304|404|416):';
  const kinds = map('$status:$uri', '$site_kind', [
    ['default', 'file'],
    ...hosting.searchPages.map((page) => [`${files}${escapeRegExp(fileOfPage(page))}$`, 'search']),
    ...searchWorkers.map((worker) => [`${files}${escapeRegExp(worker)}$`, 'worker']),
    [`${files}.*\\.html$`, 'page'],
    [`${files}.*\\.svg$`, 'drawing'],
  ]);
  const values = headerNames(hosting).map((name) =>
    map(
      '$site_kind',
      variableOf(name),
      Object.entries(hosting.headers).map(([kind, each]) => [kind, constant(each[name] ?? '')]),
    ),
  );
  return [kinds, ...values];
}

/** Redirects and pages by their paths; nginx compares these without regard to case. */
function redirectMaps(hosting: Hosting): string[] {
  const { single, closed, moved } = indexRedirects(hosting);
  const targets = [
    ...[...single].map(([path, target]) => ({ ...target, key: path })),
    ...closed.map((target) => ({ ...target, key: `~*^${escapeRegExp(target.folder)}` })),
  ];
  const entriesOf = (wanted: number) =>
    targets.filter(({ status }) => status === wanted).map(({ key, to }) => [key, constant(to)]);
  return [
    '# Another spelling of a path: no slash at its end, no `.html`, no `index`.',
    map('$uri', '$site_clean', [
      ['default', '/'],
      ['~*^/*(?:index(?:\\.html)?|\\.html)?/*$', '/'],
      ['~*(?s)^(?<site_page>/.*?[^/])(?:/+index(?:\\.html)?|\\.html)?/*$', '$site_page'],
    ]),
    '# Where a folder has moved, the path that is asked for in the end.',
    map('$site_clean', '$site_path', [
      ['default', '$site_clean'],
      ...moved.map(({ folder, to }) => [
        `~*(?s)^${escapeRegExp(folder)}(?<site_inner>.*)$`,
        `${to}$site_inner`,
      ]),
    ]),
    map('$site_path', '$site_moved', entriesOf(301)),
    map('$site_path', '$site_found', entriesOf(302)),
    '# The rest of the path as it was sent: a decoded one could write headers of its own.',
    map(
      '$request_uri',
      '$site_rest',
      moved.map(({ folder, to }) => [
        `~*^/+${escapeRegExp(folder.slice(1, -1))}/+(?<site_raw>[^?]*?)(?:/+index(?:\\.html)?|\\.html)?/*(?:\\?|$)`,
        `${to}$site_raw`,
      ]),
    ),
  ];
}

/** The next power of two, as nginx wants sizes. */
const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));

/** What stands in the `http` block: what each request means, by its path. */
function mapsFile(hosting: Hosting): string {
  const addresses = [...indexRedirects(hosting).single.keys()];
  const longest = Math.max(...addresses.map((address) => Buffer.byteLength(address)), 32);
  return [
    made,
    '# Room for the addresses: nginx refuses to start with less.',
    `map_hash_bucket_size ${powerOfTwo(longest + 32)};`,
    `map_hash_max_size ${powerOfTwo(4 * (addresses.length + 64))};`,
    '# Paths that could lead out of the folder, or cannot be read: also encoded twice.',
    map('$request_uri', '$site_is_unsafe', [
      ['~*^[^?]*(?:%(?:25)?(?:00|2[ef]|5c)|\\\\|/\\.\\.?(?:[/?]|$))', '1'],
    ]),
    map('$uri', '$site_is_readable', [[`~^(?:${utf8})*+$`, '1']]),
    '# Of the two, empty or 1: refused unless it is readable and nothing else.',
    map('$site_is_unsafe-$site_is_readable', '$site_is_refused', [
      ['default', '1'],
      ['-1', ''],
    ]),
    '# The file to look for: none where the path is spelled in another way, or names what is no page.',
    map('$request_uri', '$site_is_doubled', [
      ['default', '0'],
      ['~^[^?]*//', '1'],
    ]),
    map('$site_is_doubled$uri', '$site_lookup', [
      ['default', '/.none'],
      ['0/', '/index'],
      [`~(?s)^0(?!(?:${neverServed})$)(?<site_asked>/.*)$`, '$site_asked'],
    ]),
    ...redirectMaps(hosting),
    '# The not-found page of the language: the longest prefix first, and none for all the rest.',
    map(
      '$uri',
      '$site_not_found',
      notFoundPages.map(({ prefix, file }) => [`~*^/*${escapeRegExp(prefix)}(?:/|$)`, file]),
    ),
    '# Headers, by what a file is.',
    ...headerMaps(hosting),
    map('$status:$uri', '$site_cache_control', [
      ['default', caching.revalidated],
      [`~^(?:200|206|304):(?:${anyOf(lastingFolders)})`, caching.lasting],
    ]),
    map('$request_method', '$site_allow', [
      ['default', methods.join(', ')],
      ...methods.map((method) => [method, '']),
    ]),
    '',
  ].join('\n\n');
}

const location = (paths: string, lines: readonly string[]) =>
  `location ${paths} {\n${lines.map((line) => `    ${line}\n`).join('')}}`;

/** Finds the file of a request, and answers with it as one of a type. */
const sendFile = (type: string) => [
  `default_type "${type}";`,
  'try_files $site_lookup $site_lookup.html @without_file;',
];

/** What is sent where nothing, or a refusal, is the answer: nobody can ask for these themselves. */
const answers = () => [
  ...notFoundPages.map(({ file }) =>
    location(`= ${file}`, ['internal;', `default_type "${contentTypes['html']}";`]),
  ),
  ...Object.entries(refusals).flatMap(([status, text]) => [
    `error_page ${status} /.refused/${status};`,
    location(`= /.refused/${status}`, ['internal;', `return ${status} "${text}";`]),
  ]),
];

/** What stands in the `server` block, but for where it listens and where the files are. */
const serverFile = (hosting: Hosting): string => `${made}

# Answers that are no file are texts, whatever their paths end with.
types {}
default_type "${refusalType}";
absolute_redirect off;
server_tokens off;
charset off;
etag on;
# One part of a file at a time; several ones are answered with the whole.
max_ranges 1;
large_client_header_buffers 4 16k;
# Files are looked for once a second; a new site is seen as soon.
open_file_cache max=20000 inactive=60s;
open_file_cache_valid 1s;
open_file_cache_errors on;
brotli_static on;
gzip_static on;
gzip_vary on;

# All headers are here, and no location has one of its own: nginx would then forget these.
${headerNames(hosting)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}
add_header Cache-Control $site_cache_control always;
add_header Allow $site_allow always;

if ($request_method !~ "^(?:${methods.join('|')})$") {
    return 405 "${refusals[405]}";
}
if ($site_is_refused) {
    return 400 "${refusals[400]}";
}
error_page 404 $site_not_found;
${answers().join('\n')}
${location('/', [
  'types {',
  ...Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending};`),
  '}',
  ...sendFile(unknownType),
])}
${location(`~ "^(?:${anyOf(feedFolders)}).*\\.json$"`, sendFile(jsonFeedType))}
${Object.entries(typesByPath)
  .map(([file, type]) => location(`= ${file}`, sendFile(type)))
  .join('\n')}
location @without_file {
    if ($site_moved) { return 301 $site_moved$is_args$args; }
    if ($site_found) { return 302 $site_found$is_args$args; }
    if ($site_rest) { return 301 $site_rest$is_args$args; }
    return 404;
}
`;

/**
 * What nginx (1.22 or later, with the module of Brotli's precompressed files) is told of a site. A server block of its own
 * includes both, as in deploy/nginx.conf and deploy/site.conf.
 * @returns Texts by the names of files.
 */
export const nginxFiles = (hosting: Hosting): Readonly<Record<string, string>> => ({
  'maps.conf': mapsFile(hosting),
  'server.conf': serverFile(hosting),
});
