/** Survives the reloading of modules in development. */
const memory = globalThis as { soundData?: Map<string, unknown> };

function soundData(): Map<string, unknown> | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined;
  memory.soundData ??= new Map();
  return memory.soundData;
}

/**
 * Reads what a writer may have broken. While it is broken, a development server goes on with what it was when it was sound last, so
 * that pages stay where they are and show its mistakes.
 * @param name Of what is read, e.g. its file.
 * @param read Reads it; throws where it is broken.
 * @param otherwise Takes the place of what never was sound.
 * @throws what `read` throws, where nothing takes its place.
 */
export function lastSound<Value>(name: string, read: () => Value, otherwise?: () => Value): Value {
  const sound = soundData();
  try {
    const value = read();
    sound?.set(name, value);
    return value;
  } catch (error) {
    if (sound?.has(name)) return sound.get(name) as Value;
    if (otherwise) return otherwise();
    throw error;
  }
}
