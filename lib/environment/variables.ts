import { formEndpoint } from '@/lib/forms/form-endpoint';
import { tagManagerId } from '@/lib/tag-manager/tag-manager-id';
import { momentFault } from './clock';

/** A variable of the environment that the site or one of its commands reads. */
export type Variable = {
  /** What holds without it, as docs/deploying.md says it; nothing does where it is not said. */
  fallback?: string;
  /** What it says, as docs/deploying.md says it. */
  meaning: string;
  /** Whether the built site depends on it: then a site built with another value is stale. */
  decidesSite?: true;
  /** What has to be there: a folder or a file of this machine. */
  names?: 'folder' | 'file';
  /** What keeps a value, which is not blank, from being right. */
  fault?: (value: string) => string | undefined;
};

/** The sentence a reader of a variable throws, without the name and value that come before it. */
const faultOf = (read: (value: string) => unknown) => (value: string) => {
  try {
    read(value);
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^[A-Z_]+ is ".*?": /s, '')
      : String(error);
  }
};

const siteUrlFault = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (isOrigin && !url.search && !url.hash && !url.username) return undefined;
  return 'expected an address without a path, such as https://www.provider.example';
};

const portFault = (value: string) => {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65536) return undefined;
  return 'expected a whole number from 1 to 65535';
};

/** Folders that are not made by a build; one that names them as its target would remove them. */
const ownFolders = new Set(
  'app components content deploy docs lib messages node_modules public scripts tests test-results .git .next .cache .contentlayer .generated .github .ci .vscode'.split(
    ' ',
  ),
);

/** How long the name of a folder may be on most disks, in bytes. */
const longestFileName = 255;

const outDirectoryFault = (value: string) => {
  const [first = '', ...others] = value.replace(/^(\.\/)+|\/+$/g, '').split('/');
  const isInside = ![first, ...others].some(
    (part) => ['', '.', '..'].includes(part) || Buffer.byteLength(part) > longestFileName,
  );
  // A disk may take Content and content for the same folder.
  if (isInside && !/[\\:]/.test(value) && !ownFolders.has(first.toLowerCase())) return undefined;
  return 'expected a folder of its own inside the project, such as out or .preview: a build empties it';
};

/**
 * Every variable of the environment that is read anywhere, but for those that Node and Next.js define (NODE_ENV,
 * PATH). docs/deploying.md lists them; commands look at all of them before they begin.
 */
export const variables = {
  SITE_URL: {
    fallback: 'the origin in `site.config.ts`',
    meaning: 'the public address, for canonical links',
    decidesSite: true,
    fault: siteUrlFault,
  },
  PREVIEW: {
    meaning:
      '`1`: drafts, scheduled pages, handbook and gallery are built, search engines kept out',
    decidesSite: true,
    fault: (value) => (/^[01]$/.test(value) ? undefined : 'expected 1, or 0 for the site itself'),
  },
  CONTENT_DIR: {
    fallback: '`content`',
    meaning: 'another tree of content to build',
    decidesSite: true,
    names: 'folder',
  },
  MESSAGES_DIR: {
    fallback: '`messages`',
    meaning:
      'another folder of interface texts, but for `search`, `consent` and `error`, which are compiled from `messages`',
    decidesSite: true,
    names: 'folder',
  },
  FORM_ENDPOINT: {
    meaning: 'where forms post to ([forms](forms.md)); without it they open the mail program',
    decidesSite: true,
    fault: faultOf(formEndpoint),
  },
  GTM_ID: {
    meaning:
      'container of Google Tag Manager, `GTM-…`; without it none is ever loaded ([tag manager](tag-manager.md))',
    decidesSite: true,
    fault: faultOf(tagManagerId),
  },
  BUILD_TIME: {
    fallback: 'the moment a command begins',
    meaning:
      'the moment whose site is built or shown, such as `2026-11-23T00:30:00+01:00`: to see a scheduled day in advance, or an old one again',
    // It decides the site by its day in Warsaw alone, which the id of the site holds in any case.
    fault: momentFault,
  },
  OUT_DIR: {
    fallback: '`out`',
    meaning:
      'where the finished site goes, so that a preview can stand beside it: a folder beside the project’s own ones, on its disk, with `.cache`',
    fault: outDirectoryFault,
  },
  PORT: {
    fallback: '`3000`',
    meaning: 'where `npm start` and `npm run dev` serve',
    fault: portFault,
  },
  CHROMIUM_PATH: {
    fallback: 'the usual places',
    meaning: 'the browser for the tests',
    names: 'file',
  },
  E2E_PORT: {
    fallback: '`3210`',
    meaning:
      'where browser tests serve the site; a development server and the preview take the two ports after it',
    fault: portFault,
  },
  SITE_CODE_ID: {
    meaning:
      'set by builds for Next.js: the id of the code, by which pages in browsers know that it is another one',
  },
  PREVIEW_HOST: {
    meaning:
      'where previews of pull requests go: `cloudflare`, `netlify` or `vercel` ([previews](previews.md))',
  },
  PREVIEW_PROJECT: {
    meaning: 'the project at that host, which is for previews alone',
  },
  PREVIEW_ACCOUNT: {
    meaning: 'the account of that project at Cloudflare, or its team at Vercel',
  },
  PREVIEW_TOKEN: {
    meaning:
      'the token for it, from a secret of the repository; without it previews are only archives of their runs',
  },
  PREVIEW_TEXT: {
    meaning: 'set by the workflow: what the comment below a pull request says of its preview',
  },
  PREVIEW_API_URL: {
    fallback: 'the host’s',
    meaning: 'in place of the host’s own API, for tests',
  },
  LINK_WAIT: {
    fallback: '`2000`',
    meaning:
      'milliseconds before the nightly report asks once more for an external link that did not answer',
    fault: (value) => (/^\d+$/.test(value) ? undefined : 'expected a whole number'),
  },
  FUZZ_SEED: {
    fallback: 'a fixed number',
    meaning: 'repeats the tests of hostile input with other random content',
    fault: (value) => (/^\d+$/.test(value) ? undefined : 'expected a whole number'),
  },
  FUZZ_RUNS: {
    fallback: '`400`',
    meaning: 'how many mutilated texts the check is tried with',
    fault: (value) => (/^[1-9]\d*$/.test(value) ? undefined : 'expected a whole number from 1 on'),
  },
} as const satisfies Record<string, Variable>;

type VariableName = keyof typeof variables;

export const variableNames = Object.keys(variables) as VariableName[];

/**
 * What is wrong with the values of variables; blank ones count as not set.
 * @param isThere Whether a path names a folder or a file of this machine.
 * @returns One sentence each: name, value, what is expected.
 */
export function environmentFaults(
  environment: Readonly<Record<string, string | undefined>>,
  isThere: (path: string, kind: 'folder' | 'file') => boolean,
): string[] {
  return Object.entries<Variable>(variables).flatMap(([name, { names, fault }]) => {
    const value = environment[name]?.trim();
    if (!value) return [];
    const lacking = names && !isThere(value, names) && `expected a ${names} that exists`;
    const reason = lacking || fault?.(value);
    return reason ? [`${name} is "${value}": ${reason}`] : [];
  });
}
