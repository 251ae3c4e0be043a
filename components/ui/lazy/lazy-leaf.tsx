import { Activity, type ComponentType, lazy } from 'react';
import { loadLazily } from './load-lazily';

/**
 * A component whose HTML is in the page from the start and whose code is fetched later. React leaves the HTML of an
 * `Activity` as it is until what is in it can be hydrated; a page that is made in the browser waits for the code, so
 * that nothing comes in late. (`next/dynamic` names the code in the HTML, and all of the page waits for it.)
 * @param moment Resolves when the code is to be fetched; asked in the browser only.
 * @param load Imports the code.
 */
export function lazyLeaf<Props extends object>(
  moment: () => Promise<unknown>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Leaf = lazy(async () => {
    // A development server shows what was saved while nobody touches the page, and React would wait for the code.
    const isWaiting = typeof window !== 'undefined' && process.env.NODE_ENV !== 'development';
    if (isWaiting) await moment();
    return { default: await loadLazily(load) };
  });
  return (props) => (
    <Activity>
      <Leaf {...props} />
    </Activity>
  );
}
