'use client';
import { useEffect, useRef } from 'react';
import { isAllowedScript } from '@/lib/forms/allowed-script';
import { formEvent } from '@/lib/forms/form-definition';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the script that runs forms, once, however many forms ask for it. One that could not be fetched is
 * asked for again with the next form.
 * @throws (rejects) when the URL is not allowed (site.config.ts), or the script does not arrive.
 */
export function loadFormScript(url: string, isAllowed = isAllowedScript): Promise<void> {
  if (!isAllowed(url))
    return Promise.reject(new Error(`The form script "${url}" is not in formScripts`));
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`The form script "${url}" did not arrive`));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

type FormMountProps = {
  /** What the script needs to know, as JSON (lib/forms/form-definition.ts). */
  definition: string;
  /** URL of the script. */
  script: string;
};

/**
 * The container of a form: empty until the form script, which is loaded once for all of them, fills it
 * (docs/behaviour.md §4). React leaves its content alone.
 */
export function FormMount({ definition, script }: FormMountProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current?.childElementCount !== 0) return;
    loadFormScript(script).then(
      () => window.dispatchEvent(new Event(formEvent)),
      // The links below the container stay (FormArea).
      () => {},
    );
  }, [script]);
  return <div ref={container} data-form={definition} />;
}
