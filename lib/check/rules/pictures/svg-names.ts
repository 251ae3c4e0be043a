import { svgElementAttributes } from 'svg-element-attributes';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Elements a drawing may have: those of SVG 2 that draw, define and describe (https://www.w3.org/TR/SVG2/eltindex.html),
 * without those that run code, fetch or hold other documents: script, foreignObject, iframe, audio, video, feImage, …
 */
export const allowedElements: ReadonlySet<string> = list(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath
  path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use
  view
`);

/** Attributes that browsers know and the package does not, or not under SVG. */
const further = list(`
  font isolation line-height mask-type mix-blend-mode role solid-color solid-opacity text-align transform-origin
`);

/**
 * Attributes a drawing may have: those of the elements above (https://www.w3.org/TR/SVG2/attindex.html), of which none runs
 * anything; `ping` sends something when a link is followed. What they hold is looked at besides.
 */
export const allowedAttributes: ReadonlySet<string> = new Set(
  ['*', ...allowedElements]
    .flatMap((element) => svgElementAttributes[element] ?? [])
    .concat(...further)
    .filter((name) => name !== 'ping'),
);

/**
 * Namespaces in which drawing programs and descriptions of works (RDF, Dublin Core, Creative Commons) keep notes.
 * Browsers neither draw nor run what is in them, so it may stay; what such a note holds of SVG or HTML is looked at
 * like everything else.
 */
const notes: ReadonlySet<string> = list(`
  http://www.inkscape.org/namespaces/inkscape http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd
  http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd http://www.w3.org/1999/02/22-rdf-syntax-ns#
  http://purl.org/dc/elements/1.1/ http://purl.org/dc/terms/ http://creativecommons.org/ns# http://web.resource.org/cc/
  http://www.bohemiancoding.com/sketch/ns http://www.serif.com/ http://www.figma.com/figma/ns
  https://boxy-svg.com http://krita.org/namespaces/svg/krita http://vectornator.io
  http://svgjs.com/svgjs http://svgjs.dev/svgjs
`);

/** Illustrator and CorelDRAW have a namespace for each of their versions. */
const versioned = /^http:\/\/(ns\.adobe\.com|www\.corel\.com\/coreldraw)\//;

/** Whether a namespace is one of a drawing program's notes. */
export const isOfProgram = (uri: string): boolean => notes.has(uri) || versioned.test(uri);

/** Attributes of programs that name files and folders of the computer on which the drawing was made. */
export const privateNotes: ReadonlySet<string> = new Set(['export-filename', 'absref', 'docbase']);
