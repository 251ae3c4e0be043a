import { escapeHtml } from '@/lib/text/escape';

/** An element of an SVG, as data: names of properties as React writes them. */
export type SvgNode = {
  tag: string;
  props: Readonly<Record<string, string | number>>;
  children?: readonly (SvgNode | string)[];
};

const attributeName = (name: string) =>
  name === 'className' ? 'class' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const nodeText = (node: SvgNode | string): string => {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.props)
    .map(([name, value]) => ` ${attributeName(name)}="${escapeHtml(String(value))}"`)
    .join('');
  const inner = (node.children ?? []).map(nodeText).join('');
  return inner ? `<${node.tag}${attributes}>${inner}</${node.tag}>` : `<${node.tag}${attributes}/>`;
};

/**
 * Elements as an SVG file.
 * @param viewBox The part of the drawing that is shown: left, top, width and height, in its units.
 * @param size Where the file says how large it is, in pixels; without, it fills whatever it is put into.
 */
export function svgText(
  nodes: readonly SvgNode[],
  viewBox: string,
  size?: Readonly<{ width: number; height: number }>,
): string {
  const own = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${own}>${nodes.map(nodeText).join('')}</svg>`;
}
