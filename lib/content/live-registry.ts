import type { Registry } from './registry';

/**
 * A registry for development: each of its answers is of the content as it is now.
 * @param versionOf Says which version of the content there is, at next to no cost.
 * @param make Makes the registry of that content.
 */
export function liveRegistry(versionOf: () => string, make: () => Registry): Registry {
  let known: { version: string; registry: Registry } | undefined;
  const current = (): Registry => {
    const version = versionOf();
    if (known?.version !== version) known = { version, registry: make() };
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
