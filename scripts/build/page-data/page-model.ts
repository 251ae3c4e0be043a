import { createElement, Fragment, type ReactNode } from 'react';
import {
  type ElementModel,
  type FlightRow,
  fix,
  isElement,
  type Model,
  readString,
} from './flight-rows';

/** What is not static: a component of the browser, a promise, anything whose HTML the data do not tell. */
export const lives = Symbol('lives');

/**
 * Elements that React takes out of their place, or whose children it does not compare with the page; and scripts, which
 * run where the parser of HTML comes upon them, or hold data whose readers may look for the tag as it is.
 */
const unfit = new Set(
  'html head body title meta link base style template noscript script'.split(' '),
);

/** The data of one page, of which static stretches are looked for. */
export class PageModel {
  /** Rows as they are written, and what they say, once somebody has asked. */
  readonly #bodies = new Map<string, string>();
  readonly #models = new Map<string, Model>();
  readonly #texts = new Map<string, string>();
  /** What has been found out about elements, by their data. */
  readonly #known = new Map<Model, ReactNode | typeof lives>();

  constructor(rows: readonly FlightRow[], streams: ReadonlySet<string>) {
    for (const { id, tag, body } of rows) {
      if (streams.has(id)) continue;
      if (tag === 'T') this.#texts.set(id, body);
      else if (tag === '') this.#bodies.set(id, body);
    }
  }

  /** What a row says; undefined where there is none, or one of another kind. */
  #modelOf(id: string): Model | undefined {
    const known = this.#models.get(id);
    if (known !== undefined) return known;
    const body = this.#bodies.get(id);
    if (body === undefined) return undefined;
    const model: Model = JSON.parse(body);
    this.#models.set(id, model);
    return model;
  }

  /**
   * Follows a reference to a part of a row.
   * @throws when there is no such part.
   */
  partOf(id: string, path: readonly string[]): Model {
    let found = this.#modelOf(id);
    for (const step of path) {
      found = this.#withoutReference(found);
      if (Array.isArray(found) && isElement(found)) found = step === 'props' ? found[3] : undefined;
      else if (typeof found === 'object' && found !== null && Object.hasOwn(found, step))
        found = (found as Record<string, Model>)[step];
      else found = undefined;
    }
    if (found !== undefined) return found;
    throw new Error(
      `A reference in the data of React leads nowhere: $${id}:${path.join(':')}. ${fix}`,
    );
  }

  #withoutReference(model: Model | undefined): Model | undefined {
    if (typeof model !== 'string') return model;
    const reference = readString(model);
    if (reference.kind !== 'row' || !['', 'L'].includes(reference.use)) return model;
    if (reference.path.length === 0 && !this.#bodies.has(reference.id)) return model;
    return this.#withoutReference(this.partOf(reference.id, reference.path));
  }

  /** What React would render of a model, if that follows from the data alone. */
  nodeOf(model: Model): ReactNode | typeof lives {
    if (typeof model === 'string') return this.#nodeOfString(model);
    if (typeof model !== 'object' || model === null) return model;
    const known = this.#known.get(model);
    if (known !== undefined) return known;
    const node = Array.isArray(model)
      ? isElement(model)
        ? this.#nodeOfElement(model)
        : this.#nodeOfList(model)
      : lives;
    this.#known.set(model, node);
    return node;
  }

  #nodeOfString(text: string): ReactNode | typeof lives {
    const reference = readString(text);
    if (reference.kind === 'text') return reference.text;
    if (reference.kind === 'undefined') return null;
    if (reference.kind === 'value') return lives;
    const { id, use, path } = reference;
    if (path.length === 0) {
      const outlined = this.#texts.get(id);
      if (use === '' && outlined !== undefined) return outlined;
      // A module of the browser, or a stream.
      if (!this.#bodies.has(id)) return lives;
    }
    return ['', 'L'].includes(use) ? this.nodeOf(this.partOf(id, path)) : lives;
  }

  #nodeOfList(list: readonly Model[]): ReactNode | typeof lives {
    const nodes: ReactNode[] = [];
    for (const model of list) {
      const node = this.nodeOf(model);
      if (node === lives) return lives;
      nodes.push(node);
    }
    // As arguments and not as a list, whose elements React wants to have keys.
    return createElement(Fragment, null, ...nodes);
  }

  #nodeOfElement([, type, , props]: ElementModel): ReactNode | typeof lives {
    const isFragment = this.#withoutReference(type) === '$Sreact.fragment';
    if ((type.startsWith('$') && !isFragment) || unfit.has(type)) return lives;
    const { children = null, ...others } = props;
    const attributes: Record<string, unknown> = {};
    for (const [name, model] of Object.entries(isFragment ? {} : others)) {
      const value = this.#attributeOf(model);
      if (value === lives) return lives;
      attributes[name] = value;
    }
    if ('dangerouslySetInnerHTML' in attributes) return createElement(type, attributes);
    const inside = this.nodeOf(children);
    if (inside === lives) return lives;
    return createElement(isFragment ? Fragment : type, attributes, inside);
  }

  /** The value of an attribute; objects are styles and HTML. */
  #attributeOf(model: Model): unknown {
    if (typeof model === 'string') {
      const reference = readString(model);
      if (reference.kind === 'text') return reference.text;
      if (reference.kind === 'undefined') return undefined;
      if (reference.kind === 'value' || reference.use !== '') return lives;
      const { id, path } = reference;
      if (path.length === 0 && this.#texts.has(id)) return this.#texts.get(id);
      return path.length === 0 && !this.#bodies.has(id)
        ? lives
        : this.#attributeOf(this.partOf(id, path));
    }
    if (typeof model !== 'object' || model === null) return model;
    if (Array.isArray(model)) return lives;
    const entries = Object.entries(model).map(
      ([name, one]) => [name, this.#attributeOf(one)] as const,
    );
    return entries.some(([, value]) => value === lives) ? lives : Object.fromEntries(entries);
  }
}
