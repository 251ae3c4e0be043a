/** Hosts of one's own machine, which need no encryption. */
const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Where submissions are posted.
 * @param value Environment: FORM_ENDPOINT. An https address, an http one on this machine, or a path of the site.
 * @returns undefined when there is none; forms then open the visitor's mail program.
 * @throws when it is something else: a form that posts nowhere must not be published.
 */
export function formEndpoint(value = process.env.FORM_ENDPOINT): string | undefined {
  if (!value) return undefined;
  if (/^\/(?![/\\])/.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))) return url.href;
  throw new Error(
    `FORM_ENDPOINT is "${value}": expected an address that begins with https://, with http://localhost, or with one slash`,
  );
}
