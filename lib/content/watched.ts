/** Objects by what they stand for: those that tell what is read of them. */
const watchedOnes = new WeakMap<object, object>();

/** What is told of an object that is read. */
type Listeners = {
  /** A key is read. @returns What is given instead of the value. */
  onKey: (key: string, value: unknown) => unknown;
  /** Somebody asks which keys there are. */
  onKeys: () => void;
};

/**
 * An object that tells when it is read, also by somebody who has kept it.
 * @param object It is watched once: who watches it again is given the one before, with its listeners.
 */
export function watched<Watched extends object>(
  object: Watched,
  { onKey, onKeys }: Listeners,
): Watched {
  const known = watchedOnes.get(object);
  if (known) return known as Watched;
  const made = new Proxy(object, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      return typeof key === 'string' ? onKey(key, value) : value;
    },
    has(target, key) {
      if (typeof key === 'string') onKey(key, Reflect.get(target, key));
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      onKeys();
      return Reflect.ownKeys(target);
    },
  });
  watchedOnes.set(object, made);
  return made;
}
