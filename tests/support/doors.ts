import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A lazy door: where it is, and the name under which its leaf is exported. */
export type Door = { file: string; leaf: string };

const doorEnding = '.door.client.tsx';

/** The modules of this repository that a module imports when it is loaded, from the repository's root. */
export function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gms,
  );
  return [...statements].flatMap(([, specifier = '']) => {
    if (!/^(\.|@\/)/.test(specifier)) return [];
    const base = specifier.startsWith('@/')
      ? specifier.slice(2)
      : path.posix.join(path.posix.dirname(file), specifier);
    return moduleFile(base) ?? [];
  });
}

const moduleFile = (base: string): string | undefined => {
  const name = path.posix.basename(base);
  const known = readdirSync(path.posix.dirname(base));
  const ending = ['.tsx', '.ts', ''].find((one) => known.includes(`${name}${one}`));
  return ending === undefined ? undefined : `${base}${ending}`;
};

/**
 * The doors that modules lead to on the server, without what stands behind the doors.
 * @param files Modules to begin with, from the repository's root.
 * @param without Modules that are passed over, and what is reached by them alone.
 */
export function doorsFrom(files: readonly string[], without: readonly string[] = []): Door[] {
  const seen = new Set(without);
  const doors: Door[] = [];
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    if (!file.endsWith(doorEnding)) {
      queue.push(...importsOf(file));
      continue;
    }
    for (const [, leaf = ''] of readFileSync(file, 'utf8').matchAll(/=>\s*\w+\.(\w+)/g))
      doors.push({ file, leaf });
  }
  return doors;
}
