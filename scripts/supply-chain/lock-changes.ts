import { installScriptFaults } from './install-scripts';
import { type Licensed, licenceFaults, licenceOf } from './licences';

/** A package as package-lock.json holds it, as far as an update is told. */
export type LockedForUpdate = Licensed & {
  name?: string;
  hasInstallScript?: boolean;
  engines?: { node?: string };
};

/** All packages by their place. */
export type Lock = Readonly<Record<string, LockedForUpdate>>;

/** What an update changes beside the package that was asked for, one sentence each. */
export type LockChanges = {
  /** `name from → to`, of every package. */
  updated: string[];
  added: string[];
  removed: string[];
  /** Packages whose licence is another one, or that come with one: `name: licence`. */
  licences: string[];
  /** Install scripts and licences that nobody has agreed to yet. */
  faults: string[];
  /** Packages that ask for another Node than before. */
  engines: string[];
};

const nameAt = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** The packages by name: the versions that are installed, and what else is told of them. */
function byName(lock: Lock) {
  const all = new Map<string, { versions: string[]; licences: string[]; engines: string[] }>();
  for (const [place, locked] of Object.entries(lock)) {
    if (place === '') continue;
    const name = nameAt(place);
    const known = all.get(name) ?? { versions: [], licences: [], engines: [] };
    const add = (list: string[], value: string | undefined) => {
      if (value !== undefined && !list.includes(value)) list.push(value);
    };
    add(known.versions, locked.version);
    add(known.licences, licenceOf(place, locked));
    add(known.engines, locked.engines?.node);
    all.set(name, known);
  }
  return all;
}

const list = (values: readonly string[]) => [...values].sort().join(', ') || 'none named';

/**
 * What differs between two lockfiles.
 * @param shipped Names of the packages whose code browsers get, after the update.
 */
export function lockChanges(
  before: Lock,
  after: Lock,
  shipped: ReadonlySet<string> = new Set(),
): LockChanges {
  const old = byName(before);
  const changes: Omit<LockChanges, 'faults'> = {
    updated: [],
    added: [],
    removed: [...old.keys()].filter((name) => !byName(after).has(name)).sort(),
    licences: [],
    engines: [],
  };
  for (const [name, now] of [...byName(after)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const known = old.get(name);
    const versions = list(now.versions);
    if (!known) changes.added.push(`${name} ${versions}`);
    else if (list(known.versions) !== versions)
      changes.updated.push(`${name} ${list(known.versions)} → ${versions}`);
    if (!known) changes.licences.push(`${name}: ${list(now.licences)}`);
    else if (list(known.licences) !== list(now.licences))
      changes.licences.push(`${name}: ${list(known.licences)} → ${list(now.licences)}`);
    if (known && list(known.engines) !== list(now.engines))
      changes.engines.push(`${name}: Node ${list(known.engines)} → ${list(now.engines)}`);
  }
  return { ...changes, faults: [...installScriptFaults(after), ...licenceFaults(after, shipped)] };
}
