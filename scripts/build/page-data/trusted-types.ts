/** The part of the Trusted Types API that is used here; TypeScript’s DOM has none yet. */
type TrustedTypePolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
};

declare global {
  var trustedTypes: TrustedTypePolicyFactory | undefined;
}

/**
 * Whether a script, or a worker, may come from a URL: a file of the site that is one. Which other hosts may give scripts is
 * the policy's to say (`script-src`).
 */
export const isScriptUrl = (url: string, page = location.href): boolean => {
  const { origin, pathname } = new URL(url, page);
  return origin !== new URL(page).origin || pathname.endsWith('.js');
};

/**
 * Says what may become a script where the site's policy requires it (`require-trusted-types-for`): React, Turbopack and
 * Google's tags write strings, which go through the policy named "default".
 *
 * A text is never one: there is no `createScript`, so that `eval`, `new Function`, `javascript:` and the text of a script
 * element are refused. HTML passes: React writes the parts of pages that never change as HTML, and what could run in it is
 * refused by `script-src`, which knows neither handlers nor other inline scripts.
 */
export function allowScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      if (isScriptUrl(url)) return url;
      throw new TypeError(`Expected a script of this site, found ${url}`);
    },
  });
}
