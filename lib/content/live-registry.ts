import type { Registry } from './registry';

/**
 * A registry for development: each of its answers is of the content as it is now.
 * @param stampOf Another text after every change of the content, at next to no cost.
 * @param make Makes the registry of that content.
 */
export function liveRegistry(stampOf: () => string, make: () => Registry): Registry {
  let known: { stamp: string; registry: Registry } | undefined;
  const current = (): Registry => {
    const stamp = stampOf();
    if (known?.stamp !== stamp) known = { stamp, registry: make() };
    return known.registry;
  };
  const byPathname: Registry['byPathname'] = (pathname) => {
    const page = current().byPathname(pathname);
    if (page) return page;
    // It may have been made a moment ago, and asked for before the change was told.
    known = undefined;
    return current().byPathname(pathname);
  };
  return new Proxy({} as Registry, {
    get: (_, name) => (name === 'byPathname' ? byPathname : Reflect.get(current(), name)),
  });
}
