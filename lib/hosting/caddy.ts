import { contentTypes, feedFolders, jsonFeedType, typesByPath, unknownType } from './content-types';
import {
  caching,
  fileOfPage,
  type Headers,
  type Hosting,
  indexRedirects,
  lastingFolders,
  methods,
  notFoundPages,
  redirectType,
  refusals,
  refusalType,
  searchWorker,
} from './hosting';
import type { PolicyKind } from './policy';
import { hostFiles } from './request-path';

/** A token of a Caddyfile; braces would begin a placeholder. */
const token = (text: string) =>
  `\`${text.replaceAll('`', '%60').replaceAll('{', '%7B').replaceAll('}', '%7D')}\``;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');

/** The path as it is decoded, and as it was sent. */
const decodedUri = '{http.request.uri.path}';
const sentUri = '{http.request.orig_uri}';

const indented = (lines: readonly string[], by: string) =>
  lines.map((line) => (line === '' ? '' : by + line)).join('\n');

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${indented(lines.join('\n').split('\n'), '\t')}\n}`;

/** Conditions on paths of files, by what a file is: each file fulfils those of one kind. */
function kindConditions({ searchPages }: Hosting): Record<PolicyKind, string[]> {
  const is = (regex: string) => `vars_regexp ${decodedUri} ${token(regex)}`;
  const searches = `^(?:${anyOf(searchPages.map(fileOfPage))})$`;
  const worker = `^${escaped(searchWorker)}$`;
  const no = (regex: string) => `not ${is(regex)}`;
  return {
    search: [is(searches)],
    page: [is('\\.html$'), ...(searchPages.length > 0 ? [no(searches)] : [])],
    worker: [is(worker)],
    drawing: [is('\\.svg$')],
    file: [no(`(?:\\.html$|\\.svg$|${worker})`)],
  };
}

/** Directives for some requests and no others, in the order in which they stand: Caddy has one of its own elsewhere. */
const handle = (matcher: string, lines: readonly string[]) =>
  block(`handle${matcher && ` ${matcher}`}`, [block('route', lines)]);

const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name} ${token(value)}`);

/** What is sent with a file, by its path: its type, headers and caching; and the file in the encoding that is asked for. */
function servingSnippets(hosting: Hosting): string[] {
  const kinds = kindConditions(hosting);
  const rules = (Object.keys(kinds) as PolicyKind[]).flatMap((kind) =>
    kind === 'search' && hosting.searchPages.length === 0
      ? []
      : [
          block(`@kind_${kind}`, kinds[kind]),
          block(`header @kind_${kind}`, headerLines(hosting.headers[kind])),
        ],
  );
  return [
    block('(site_files)', [
      block(`map ${decodedUri} {site_type}`, [
        `${token(`~^(?:${anyOf(feedFolders)}).*\\.json$`)} ${token(jsonFeedType)}`,
        ...Object.entries(typesByPath).map(([file, type]) => `${token(file)} ${token(type)}`),
        ...Object.entries(contentTypes).map(
          ([ending, type]) => `${token(`~\\.${ending}$`)} ${token(type)}`,
        ),
        `default ${token(unknownType)}`,
      ]),
      ...rules,
      `header Cache-Control ${token(caching.revalidated)}`,
      `@lasting vars_regexp ${decodedUri} ${token(`^(?:${anyOf(lastingFolders)})`)}`,
      `header @lasting Cache-Control ${token(caching.lasting)}`,
      'header Content-Type {site_type}',
    ]),
    block('(site_answers)', [
      block('header', [
        ...headerLines(hosting.headers.file),
        `Cache-Control ${token(caching.revalidated)}`,
      ]),
    ]),
  ];
}

/** Redirects by their paths in lower case; a path with capitals is compared with each of them. */
function redirectMaps(hosting: Hosting): string[] {
  const { single, closed } = indexRedirects(hosting);
  const target = ({ to, status }: { to: string; status: number }) => `${token(to)} ${status}`;
  const folders = closed.map(
    (rule) => `${token(`~(?i)^(?:${anyOf(rule.folders)})`)} ${target(rule)}`,
  );
  return [
    block('map {vars.site_path} {site_target} {site_status}', [
      ...[...single].map(([from, to]) => `${token(from)} ${target(to)}`),
      ...folders,
      'default "" ""',
    ]),
    block('map {vars.site_path} {capitals_target} {capitals_status}', [
      ...[...single].map(([from, to]) => `${token(`~(?i)^${escaped(from)}$`)} ${target(to)}`),
      'default "" ""',
    ]),
  ];
}

const spelling = '(?:/+index(?:\\.html)?|\\.html)?/*';

/** Where a path without a file leads: by a redirect, to a page of another spelling, or to the not-found page. */
function withoutFile(hosting: Hosting): string[] {
  const { moved } = indexRedirects(hosting);
  const redirect = (name: string, variable: string, target: string, status: number) => [
    `@${name} vars ${variable} ${status}`,
    handle(`@${name}`, [
      'import site_answers',
      `header Content-Type ${redirectType}`,
      `redir * ${target}{vars.site_query} ${status}`,
    ]),
  ];
  return [
    '# Another spelling of the path: no slash at its end, no `.html`, no `index`.',
    'uri path_regexp //+ /',
    `vars site_path ${decodedUri}`,
    `@spelled vars_regexp spelled ${decodedUri} ${token(`(?s)^(/.*?[^/])${spelling}$`)}`,
    'vars @spelled site_path {http.regexp.spelled.1}',
    `@root vars_regexp ${decodedUri} ${token('^/*(?:index(?:\\.html)?|\\.html)?/*$')}`,
    'vars @root site_path /',
    ...moved.flatMap(({ folder, to }, index) => [
      `@inner${index} vars_regexp inner${index} {vars.site_path} ${token(`(?is)^${escaped(folder)}(.*)$`)}`,
      `vars @inner${index} site_path ${to}{http.regexp.inner${index}.1}`,
    ]),
    'vars site_query ""',
    `@query vars_regexp query ${sentUri} ${token('^[^?]*([?].+)$')}`,
    'vars @query site_query {http.regexp.query.1}',
    ...redirectMaps(hosting),
    ...([301, 302] as const).flatMap((status) =>
      redirect(`rule${status}`, '{site_status}', '{site_target}', status),
    ),
    '@capitals vars_regexp {vars.site_path} [A-Z]',
    handle('@capitals', [
      ...([301, 302] as const).flatMap((status) =>
        redirect(`capitals${status}`, '{capitals_status}', '{capitals_target}', status),
      ),
      'import site_rest',
    ]),
    handle('', ['import site_rest']),
  ];
}

/** What leads nowhere by a rule: on from a folder that has moved, with the path as it was sent, else not found. */
function restSnippet(hosting: Hosting): string {
  const { moved } = indexRedirects(hosting);
  const notFound = (file: string) => [
    `rewrite * ${file}`,
    'request_header -Range',
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    'import site_files',
    block('file_server', ['precompressed br gzip', 'status 404']),
  ];
  return block('(site_rest)', [
    ...moved.flatMap(({ folder, to, status }, index) => [
      `@rest${index} vars_regexp rest${index} ${sentUri} ${token(`(?i)^/+${escaped(folder.slice(1, -1))}/+([^?]*?)${spelling}(?:\\?|$)`)}`,
      handle(`@rest${index}`, [
        'import site_answers',
        `header Content-Type ${redirectType}`,
        `redir * ${to}{http.regexp.rest${index}.1}{vars.site_query} ${status}`,
      ]),
    ]),
    ...notFoundPages.flatMap(({ prefix, file }, index) =>
      prefix === ''
        ? [handle('', notFound(file))]
        : [
            `@language${index} vars_regexp ${decodedUri} ${token(`(?i)^${escaped(prefix)}(?:/|$)`)}`,
            handle(`@language${index}`, notFound(file)),
          ],
    ),
  ]);
}

const refusal = (matcher: string, status: keyof typeof refusals, more: readonly string[] = []) =>
  handle(matcher, [
    'import site_answers',
    ...more,
    `header Content-Type ${token(refusalType)}`,
    `respond ${token(refusals[status])} ${status}`,
  ]);

/**
 * The configuration of Caddy (2.6 or later). SITE_ADDRESS says where it listens, and SITE_ROOT where the site is.
 * @param host The name of the site's host, for which Caddy gets a certificate by itself.
 */
export function caddyfile(hosting: Hosting, host: string): string {
  const unserved = [
    ...hostFiles,
    ...notFoundPages.map(({ file }) => file.slice(1, -'.html'.length)),
  ];
  const site = block(`{$SITE_ADDRESS:${host}}`, [
    'root * {$SITE_ROOT:/srv/site}',
    'header -Server',
    block('route', [
      `@method not method ${methods.join(' ')}`,
      refusal('@method', 405, [`header Allow ${token(methods.join(', '))}`]),
      '# Paths that could lead out of the folder, or cannot be read: also encoded twice.',
      `@unsafe vars_regexp ${sentUri} ${token('(?i)^[^?]*(?:%(?:25)?(?:00|2[ef]|5c)|\\\\|/\\.\\.?(?:[/?]|$))')}`,
      refusal('@unsafe', 400),
      `@unreadable vars_regexp ${decodedUri} ${token('[\\x00\\x{fffd}]').replaceAll('%7B', '{').replaceAll('%7D', '}')}`,
      refusal('@unreadable', 400),
      'vars site_hidden no',
      `@hidden vars_regexp ${decodedUri} ${token('/\\.')}`,
      'vars @hidden site_hidden yes',
      `@known vars_regexp ${decodedUri} ${token('^(?:/[^./][^/]*)*/\\.well-known(?:/[^./][^/]*)+$')}`,
      'vars @known site_hidden no',
      `@home vars ${decodedUri} /`,
      handle('@home', [
        'rewrite * /index.html',
        'import site_files',
        block('file_server', ['precompressed br gzip']),
      ]),
      block('@file', [
        'not vars site_hidden yes',
        `not vars_regexp ${decodedUri} ${token(`(?s)(?://|/$|/index$|\\.(?:html|br|gz)$|^/(?:${anyOf(unserved)})$)`)}`,
        block('file', [`try_files ${decodedUri} ${decodedUri}.html`]),
      ]),
      handle('@file', [
        'rewrite * {http.matchers.file.relative}',
        'import site_files',
        block('file_server', ['precompressed br gzip']),
      ]),
      handle('', withoutFile(hosting)),
    ]),
  ]);
  return [
    '# Made by the build from lib/hosting; whatever is changed here is gone with the next one.',
    ...servingSnippets(hosting),
    restSnippet(hosting),
    site,
    '',
  ].join('\n\n');
}
