import type { SvgElement } from './scene-elements';

/** Properties whose names SVG itself writes in camel case. */
const keptNames = new Set(['viewBox', 'preserveAspectRatio']);

const attributeName = (name: string) =>
  keptNames.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Elements as the text of an SVG. Values are the drawing's own: none holds a quotation mark. */
export const svgText = (elements: readonly SvgElement[]): string =>
  elements
    .map(({ tag, props, children = [] }) => {
      const attributes = Object.entries(props)
        .map(([name, value]) => ` ${attributeName(name)}="${value}"`)
        .join('');
      return children.length
        ? `<${tag}${attributes}>${svgText(children)}</${tag}>`
        : `<${tag}${attributes}/>`;
    })
    .join('');
