'use client';
import { useEffect, useState } from 'react';

/** The pages that the address names (`?left=/a&right=/pl/b`): pathnames of this site and nothing else. */
function pagesOf(query: string): string[] {
  const asked = new URLSearchParams(query);
  return ['left', 'right'].flatMap((side) => {
    const pathname = asked.get(side) ?? '';
    return /^\/(?![/\\])/.test(pathname) ? [pathname] : [];
  });
}

/** Two pages next to each other, each in a frame of its own; on phones one below the other. */
export function PagesBeside() {
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => setPages(pagesOf(location.search)), []);
  return (
    <div className="grid h-dvh grid-rows-2 bg-night md:grid-cols-2 md:grid-rows-1" lang="en">
      {pages.map((pathname) => (
        <section key={pathname} aria-label={pathname} className="flex min-h-0 flex-col">
          <p className="px-4 py-2 text-small">
            <a href={pathname} className="inline-flex min-h-9 items-center text-on-night underline">
              {pathname}
            </a>
          </p>
          <iframe src={pathname} title={pathname} className="w-full grow border-0 bg-paper" />
        </section>
      ))}
    </div>
  );
}
