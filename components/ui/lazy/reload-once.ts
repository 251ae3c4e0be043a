/*
 * A file of a page is gone: the site was deployed again while the page was open, or while it came from a cache. The page
 * of the new site has all its files, so it is loaded again, once: where that is no help, the page is read as it is.
 */

/** In the session's store: the documents that were reloaded, by the pathnames of their data. */
const key = 'site:reloaded';

/** How many of them are remembered: more than a visitor meets in one session. */
const most = 20;

/** Answers that say that a file is gone. Some object storage says 403 of what it does not have. */
const goneStatus: readonly number[] = [403, 404, 410];

export const isGone = ({ status }: Response): boolean => goneStatus.includes(status);

/** Whether a visitor wrote or chose something in a field, or is about to. Of options the first is no choice. */
const isInUse = (field: HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement): boolean => {
  if (field === document.activeElement) return true;
  if ('selected' in field) return field.index > 0 && field.selected !== field.defaultSelected;
  if (/^(checkbox|radio)$/.test(field.type) && 'checked' in field)
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** What a visitor would lose: text in a form, a video that plays. */
const hasWork = () =>
  document.querySelector('iframe') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')].some(isInUse);

/**
 * Loads the page again, at the place where it was read, unless this very document was loaded again before, a visitor
 * would lose something by it, or the browser does not let us remember that we did.
 * @returns Whether it is under way.
 */
export function reloadOnce(): boolean {
  const data =
    document.querySelector<HTMLScriptElement>('script[data-page-data]')?.dataset['pageData'];
  if (!data || hasWork()) return false;
  try {
    const before = (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
    if (before.includes(data)) return false;
    sessionStorage.setItem(key, [...before, data].slice(-most).join(' '));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Loads the page again, once, if a file of it is gone.
 * @param pathname Of a file that did not come.
 * @returns Whether the file is gone; not where nobody can be asked.
 */
export async function reloadIfGone(pathname: string): Promise<boolean> {
  try {
    if (!isGone(await fetch(pathname, { method: 'HEAD', cache: 'no-store' }))) return false;
  } catch {
    return false;
  }
  reloadOnce();
  return true;
}

/**
 * Loads the page again, once, if the code that an import asked for is gone.
 * @param error What the import was rejected with; Turbopack names the file in it.
 */
export async function reloadIfCodeGone(error: unknown): Promise<boolean> {
  const [pathname] = /\/_next\/static\/[^\s?#]+/.exec(String(error)) ?? [];
  return pathname !== undefined && (await reloadIfGone(pathname));
}
