/**
 * What is wrong with the layout of the page that is open, as it is drawn. Runs in the browser: it uses nothing from outside.
 * @param widthNow The window's width, for the messages.
 * @returns One sentence for each fault.
 */
export function layoutFaults(widthNow: number): string[] {
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`${widthNow} px: ${text}`);
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const nameOf = (element: Element) =>
    `<${element.localName}> “${element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  const isNear = (a: number, b: number, most = 1) => Math.abs(a - b) <= most;

  /** Elements by the row they are in, from above. */
  const rowsOf = (elements: readonly HTMLElement[]) => {
    const rows: HTMLElement[][] = [];
    for (const element of elements.filter(isShown)) {
      const { top } = element.getBoundingClientRect();
      const row = rows.find(
        ([first]) => first && isNear(first.getBoundingClientRect().top, top, 2),
      );
      if (row) row.push(element);
      else rows.push([element]);
    }
    return rows;
  };
  const areEqual = (values: readonly number[]) => Math.max(...values) - Math.min(...values) <= 1;

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    fault('the page scrolls sideways');

  for (const grid of all('main .card-grid').filter(isShown)) {
    const { left, right } = grid.getBoundingClientRect();
    for (const row of rowsOf([...grid.children] as HTMLElement[])) {
      const boxes = row.map((card) => card.getBoundingClientRect());
      const end = Math.max(...boxes.map((box) => box.right));
      const start = Math.min(...boxes.map((box) => box.left));
      if (end - start < (right - left) * 0.99)
        fault(`a row of cards is not filled, beginning with ${nameOf(row[0] ?? grid)}`);
      const heightsOf = (selector: string) =>
        row.flatMap((card) => {
          const part = card.querySelector(selector);
          return part && isShown(part) ? [part.getBoundingClientRect()] : [];
        });
      const pictures = heightsOf('.card-picture');
      if (pictures.length > 1 && !areEqual(pictures.map(({ height }) => height)))
        fault(`pictures of one row differ in height, beginning with ${nameOf(row[0] ?? grid)}`);
      const ends = heightsOf('[data-card-end]');
      if (ends.length > 1 && !areEqual(ends.map(({ bottom }) => bottom)))
        fault(`buttons of one row are not on one line, beginning with ${nameOf(row[0] ?? grid)}`);
    }
  }

  const addresses = all('main .card-grid').map(
    (grid) =>
      new Set(
        all('a[href]', grid).map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      ),
  );
  const seen = new Set<string>();
  for (const grid of addresses) {
    for (const address of grid) {
      if (seen.has(address)) fault(`${address} is in two lists of cards`);
      seen.add(address);
    }
  }

  if (widthNow >= 1200) {
    // Beside a heading and its text, a figure begins where the heading does: else half of that row would be empty.
    for (const figure of all('main .heading-column > h2:first-child + .split > .split-figure')) {
      const heading = figure.closest('.heading-column')?.querySelector('h2');
      const below = heading
        ? figure.getBoundingClientRect().top - heading.getBoundingClientRect().top
        : 0;
      if (Math.abs(below) > 40)
        fault(`a figure begins ${Math.round(below)} px below ${nameOf(heading ?? figure)}`);
    }

    const starts = new Set<number>();
    for (const column of all('main .heading-column').filter(isShown)) {
      const style = getComputedStyle(column);
      const box = column.getBoundingClientRect();
      const left = box.left + Number.parseFloat(style.paddingLeft);
      const width = box.right - Number.parseFloat(style.paddingRight) - left;
      const gap = 32;
      const step = (width - 11 * gap) / 12 + gap;
      for (const block of ([...column.children] as HTMLElement[]).filter(isShown)) {
        const start = (block.getBoundingClientRect().left - left) / step + 1;
        const column = Math.round(start);
        starts.add(column);
        if (![1, 5, 7, 9].includes(column) || Math.abs(start - column) > 2 / step)
          fault(`${nameOf(block)} begins at column ${start.toFixed(2)}, not at 1, 5, 7 or 9`);
      }
    }
    if (starts.size > 4) fault(`blocks begin at ${starts.size} columns`);
  }

  for (const card of all('main .heading-column > .rounded-card + .rounded-card').filter(isShown)) {
    const above = card.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    const gap = card.getBoundingClientRect().top - above;
    if (gap < 16) fault(`${Math.round(gap)} px are between ${nameOf(card)} and the card above it`);
  }

  for (const table of all('main .heading-column table').filter(isShown)) {
    let block: Element = table;
    while (block.parentElement && !block.parentElement.matches('.heading-column'))
      block = block.parentElement;
    const next = block.nextElementSibling;
    if (!next?.matches('p, .max-w-column') || !isShown(next)) continue;
    const gap = next.getBoundingClientRect().top - block.getBoundingClientRect().bottom;
    if (gap > 40) fault(`${Math.round(gap)} px are between a table and ${nameOf(next)}`);
  }
  return faults;
}

/** What a page is like on a phone. */
export type PhoneLook = {
  /** Of the whole page, in pixels. */
  height: number;
  /** One sentence for each fault. */
  faults: string[];
};

/**
 * What is wrong with the page that is open in a window as narrow as a phone's. Runs in the browser: it uses nothing from outside.
 * @returns Its height, and its faults.
 */
export function phoneLook(): PhoneLook {
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth) faults.push('390 px: the page scrolls sideways');
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  // What a section cuts off at its edge makes nothing scroll.
  for (const text of document.querySelectorAll(
    'main :is(h1, h2, h3, h4, p, li, dt, dd, a, button)',
  )) {
    if (!text.checkVisibility({ visibilityProperty: true }) || text.closest('.sr-only')) continue;
    // The box of a turned shape in a drawing is larger than the shape: its words and the drawing itself count.
    const drawing = text.closest('svg');
    const boxes = drawing ? [drawing, ...text.querySelectorAll('text')] : [text];
    const sides = boxes.map((box) => box.getBoundingClientRect());
    const left = Math.min(...sides.map((side) => side.left));
    const right = Math.max(...sides.map((side) => side.right));
    const width = right - left;
    if (width > 1 && (left < -1 || right > root.clientWidth + 1) && !scrolls(text))
      faults.push(
        `390 px: <${text.localName}> “${text.textContent?.trim().slice(0, 40)}” is cut off at the window’s edge`,
      );
  }
  for (const text of document.querySelectorAll<SVGGraphicsElement>('main figure svg text')) {
    if (!text.checkVisibility()) continue;
    const scale = text.getScreenCTM()?.d ?? 1;
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    if (size < 13)
      faults.push(`390 px: “${text.textContent}” in a picture is ${size.toFixed(1)} px high`);
  }
  for (const art of document.querySelectorAll('main .card-grid > :not(:first-child) .card-art'))
    if (art.checkVisibility()) faults.push('390 px: a decoration makes a list of cards longer');
  return { height: root.scrollHeight, faults };
}

/** How many pictures drawn from data the main area shows. */
export function figureCount(): number {
  return [...document.querySelectorAll('main figure:has(.figure-form)')].filter((figure) =>
    figure.checkVisibility(),
  ).length;
}

/** Where the first of some elements of the main area begins, in pixels from the top of the page; nothing where there is none. */
export function firstTop(selector: string): number | undefined {
  const first = document.querySelector(`main :is(${selector})`);
  return first ? first.getBoundingClientRect().top + scrollY : undefined;
}
