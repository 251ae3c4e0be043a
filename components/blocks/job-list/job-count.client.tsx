'use client';
import { useEffect, useRef, useState } from 'react';
import { countJobs, type JobChoice, type JobFilters } from './job-filters';

/** What is chosen in the form of the filters. */
function choiceOf(form: HTMLFormElement): JobChoice {
  const data = new FormData(form);
  const numberOf = (name: string) => {
    const value = data.get(name);
    return value ? Number(value) : undefined;
  };
  return { city: numberOf('city'), level: numberOf('level') };
}

type JobCountProps = {
  jobs: JobFilters['jobs'];
  /** What is said of a number of jobs, by that number. */
  texts: readonly string[];
};

/** Says how many jobs the filters around it leave, from the first choice on. */
export function JobCount({ jobs, texts }: JobCountProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const form = status.current?.closest('form');
    if (!form) return;
    const count = () => setShown(countJobs(jobs, choiceOf(form)));
    // A browser that comes back to the page brings the choice along.
    if (countJobs(jobs, choiceOf(form)) < jobs.length) count();
    // The event comes before the form is reset; and the button that did it may be gone afterwards.
    const reset = () =>
      setTimeout(() => {
        count();
        form.querySelector<HTMLInputElement>('input:checked')?.focus();
      });
    const stop = new AbortController();
    form.addEventListener('change', count, { signal: stop.signal });
    form.addEventListener('reset', reset, { signal: stop.signal });
    return () => stop.abort();
  }, [jobs]);
  return (
    <p ref={status} role="status" className="mt-4 min-h-6 text-small text-ink-soft tabular-nums">
      {shown !== undefined && texts[shown]}
    </p>
  );
}
