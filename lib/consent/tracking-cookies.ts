/** Cookies of Google Analytics, which are cleared when analytics is refused (cookie policy, point 4). */
const names = [/^_ga/, /^_gid$/, /^_gat/];

/**
 * Cookies to clear when analytics is refused, with every domain under which they may have been set: a tag
 * sets them for the widest one it can.
 * @param host Name of the host, as `location.hostname` has it.
 */
export function trackingCookies(host: string): { name: RegExp; domain?: string }[] {
  const parts = host.split('.');
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
  return names.flatMap((name) => [{ name }, ...domains.map((domain) => ({ name, domain }))]);
}
