'use client';
import { useEffect, useRef } from 'react';
import { formEvent } from '@/lib/forms/form-definition';
import { loadFormScript } from './load-form-script';

type FormMountProps = {
  /** What the script renders, as JSON (lib/forms/form-definition.ts). */
  definition: string;
  /** Address of the script. */
  script: string;
};

/**
 * The container of a form: empty until the form script, which is loaded once for all of them, renders it
 * (specification §4). React leaves what stands in it alone.
 */
export function FormMount({ definition, script }: FormMountProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At once and not when it comes near the screen: whoever goes by headings or by keys is there without scrolling.
    if (container.current?.childElementCount !== 0) return;
    loadFormScript(script).then(
      () => window.dispatchEvent(new Event(formEvent)),
      // The links below the container stay (FormArea).
      () => {},
    );
  }, [script]);
  return <div ref={container} data-form={definition} />;
}
