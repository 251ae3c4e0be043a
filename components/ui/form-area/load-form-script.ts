import { isAllowedScript } from '@/lib/forms/allowed-script';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the script that renders forms, once, however many forms ask for it. One that could not be fetched is
 * asked for again with the next form.
 * @throws (rejects) when the address is not allowed (site.config.ts), or the script does not arrive.
 */
export function loadFormScript(address: string, isAllowed = isAllowedScript): Promise<void> {
  if (!isAllowed(address))
    return Promise.reject(new Error(`The form script "${address}" is not in formScripts`));
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`The form script "${address}" did not arrive`));
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}
