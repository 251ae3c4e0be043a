import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A lazy component: its file, and the name under which its leaf is exported. */
export type LazyComponent = { file: string; leaf: string };

const isLazyEntry = (file: string) => /\/lazy-[^/]+\.client\.tsx$/.test(file);

/** The modules of this repository that a module imports when it is loaded, from the repository's root. */
export function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gms,
  );
  return [...statements].flatMap(([, specifier = '']) => {
    if (!/^(\.|@\/|generated\/)/.test(specifier)) return [];
    const base = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier.replace(/^@\//, '').replace(/^generated\//, '.generated/');
    return moduleFile(base) ?? [];
  });
}

const moduleFile = (base: string): string | undefined => {
  const name = path.posix.basename(base);
  const known = readdirSync(path.posix.dirname(base));
  const ending = ['.tsx', '.ts'].find((one) => known.includes(`${name}${one}`));
  if (ending) return `${base}${ending}`;
  if (!known.includes(name)) return undefined;
  return path.posix.extname(name) ? base : moduleFile(`${base}/index`);
};

/**
 * The lazy components that modules lead to on the server, without the leaves they load.
 * @param files Modules to begin with, from the repository's root.
 * @param without Modules that are passed over, and what is reached by them alone.
 */
export function lazyComponentsFrom(
  files: readonly string[],
  without: readonly string[] = [],
): LazyComponent[] {
  const seen = new Set(without);
  const found: LazyComponent[] = [];
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    if (!isLazyEntry(file)) {
      queue.push(...importsOf(file));
      continue;
    }
    for (const [, leaf = ''] of readFileSync(file, 'utf8').matchAll(/=>\s*\w+\.(\w+)/g))
      found.push({ file, leaf });
  }
  return found;
}
