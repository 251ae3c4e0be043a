import { cssReferences } from './svg-css';

/** An element of a drawing, as far as the work of showing it depends on it. */
export type Drawn = {
  name: string;
  id?: string;
  offset: number;
  /** Parts of the drawing that it shows as well, each as often as it does. */
  references: { id: string; times: number }[];
  children: Drawn[];
};

/** Most elements that are drawn, each counted as often as it is shown: large maps have a few thousand. */
const mostDrawn = 100_000;

/** What a step of a filter costs, in elements: it passes over every pixel. */
const filterCost = 20;

/** Largest values of attributes that take time without changing what is seen; browsers stop at nine octaves. */
const largest: Readonly<Record<string, number>> = { numOctaves: 10, order: 25 };

/** How many points a shape has, at most: markers are drawn at each. */
const pointsOf = (shape: string) => (shape.match(/[\d.]+/g)?.length ?? 0) + 1;

/**
 * What an element shows of other parts of its drawing.
 * @param attributes By name, without namespaces.
 */
export function referencesOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
): Drawn['references'] {
  const shape = attributes.get('d') ?? attributes.get('points') ?? '';
  const own = attributes.get('href')?.trim();
  // A gradient, an animation or a link names another part, and does not draw it once more.
  const isShown = name === 'use' || name === 'pattern';
  const used = isShown && own?.startsWith('#') ? [{ id: own.slice(1), times: 1 }] : [];
  const painted = [...attributes].flatMap(([attribute, value]) => {
    if (!value.includes('(')) return [];
    const times = /marker/.test(attribute) || /marker/.test(value) ? pointsOf(shape) : 1;
    return cssReferences(value).map((id) => ({ id, times }));
  });
  return [...used, ...painted];
}

/**
 * What is wrong with an attribute that asks for more work than anyone sees.
 * @returns undefined when nothing is.
 */
export function excessiveValue(name: string, value: string): string | undefined {
  const most = Object.hasOwn(largest, name) ? largest[name] : undefined;
  if (most === undefined) return undefined;
  const isMore = value.split(/[\s,]+/).some((one) => Number(one) > most);
  return isMore
    ? `\`${name}\` is "${value.trim().slice(0, 40)}": expected ${most} at most`
    : undefined;
}

/**
 * Where a drawing shows so much that no browser can: `use` of `use` doubles it with each line.
 * @param root Its outermost element.
 * @returns The place and the reason; undefined when it can be shown.
 */
export function excessiveDrawing(root: Drawn): { offset: number; message: string } | undefined {
  const all: Drawn[] = [root];
  for (const { children } of all) all.push(...children);
  const byId = new Map([...all].reverse().map((one) => [one.id, one]));
  const costs = new Map<Drawn, number>();
  let heaviest: Drawn | undefined;
  const costOf = (one: Drawn): number => {
    const known = costs.get(one);
    // What is asked for its cost before it is known shows itself.
    if (known === Number.POSITIVE_INFINITY) heaviest ??= one;
    if (known !== undefined) return known;
    costs.set(one, Number.POSITIVE_INFINITY);
    const own = one.name.startsWith('fe') ? filterCost : 1;
    const shown = one.references.map(({ id, times }) => {
      const part = byId.get(id);
      return part ? times * costOf(part) : 0;
    });
    const cost = [own, ...one.children.map(costOf), ...shown].reduce((sum, more) => sum + more);
    costs.set(one, cost);
    if (cost > mostDrawn) heaviest ??= one;
    return cost;
  };
  costOf(root);
  return (
    heaviest && {
      offset: heaviest.offset,
      message: `from here on, parts show one another, and add up to more than ${mostDrawn} elements: expected a drawing that a telephone can show`,
    }
  );
}
