import { readVariant, watchQuery, writeQuery } from '@/components/ui/query-variants/url-query';

/** Checks a radio button as a visitor would, so that whoever follows the choices hears of it. */
function check(button: HTMLInputElement | undefined): void {
  if (!button || button.checked) return;
  button.checked = true;
  button.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps the choice of a group of radio buttons and the URL in step, so that the choice comes back with the
 * URL: by reload, by back and forward, in a link.
 * @param group Has in `data-query` and `data-values` what the URL's query is for each button.
 * @returns Ends it.
 */
export function keepChoice(group: HTMLFieldSetElement): () => void {
  const { query = '', values = '' } = group.dataset;
  const known = values.split(' ');
  const buttons = [...group.querySelectorAll('input')];
  /** A form that is reset does so for all its groups, of which each writes by itself: until then the URL is old. */
  let isReset = false;
  const read = () => {
    if (!isReset) check(buttons[readVariant(location.search, query, known)]);
  };
  const write = () => {
    const index = buttons.findIndex(({ checked }) => checked);
    if (index !== readVariant(location.search, query, known))
      writeQuery(query, index > 0 ? known[index] : undefined);
  };
  // A choice made before script ran, or one that the browser has brought back, counts as one made now.
  if (new URLSearchParams(location.search).has(query)) read();
  else write();
  const stop = new AbortController();
  const { signal } = stop;
  group.addEventListener('change', write, { signal });
  // The event comes before the form is reset.
  group.form?.addEventListener(
    'reset',
    () => {
      isReset = true;
      setTimeout(() => {
        isReset = false;
        write();
      });
    },
    { signal },
  );
  const stopWatching = watchQuery(read);
  return () => {
    stop.abort();
    stopWatching();
  };
}
