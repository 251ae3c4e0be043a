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

/** Presentation attributes, and those that place and shape: an animation may change them. */
export const animatedAttributes: ReadonlySet<string> = list(`
  alignment-baseline amplitude azimuth baseFrequency baseline-shift bias clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cx cy d diffuseConstant direction display divisor dominant-baseline dx
  dy elevation exponent fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight fx fy height image-rendering intercept k1 k2 k3 k4
  kerning kernelMatrix letter-spacing lighting-color marker-end marker-mid marker-start markerHeight markerWidth mask
  mask-type numOctaves offset opacity orient overflow paint-order pathLength pointer-events points r radius refX refY
  rotate rx ry scale seed shape-rendering slope specularConstant specularExponent startOffset stdDeviation stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width surfaceScale tableValues targetX targetY text-anchor text-decoration text-rendering
  textLength transform transform-origin unicode-bidi vector-effect viewBox visibility width word-spacing writing-mode
  x x1 x2 xChannelSelector y y1 y2 yChannelSelector z
`);

/** Attributes a drawing may have, none of which runs anything (https://www.w3.org/TR/SVG2/attindex.html). */
export const allowedAttributes: ReadonlySet<string> = new Set([
  ...animatedAttributes,
  ...list(`
    accumulate additive attributeName attributeType baseProfile begin by calcMode class clip clipPathUnits
    contentScriptType contentStyleType cursor dur edgeMode enable-background end fill filterRes filterUnits fr from
    font glyph-orientation-horizontal glyph-orientation-vertical gradientTransform gradientUnits href id in in2
    isolation keyPoints keySplines keyTimes lang lengthAdjust limitingConeAngle line-height markerUnits
    maskContentUnits maskUnits max media method min mix-blend-mode mode operator order origin path
    patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha
    preserveAspectRatio primitiveUnits repeatCount repeatDur requiredExtensions requiredFeatures restart result role
    side solid-color solid-opacity spacing spreadMethod stitchTiles style systemLanguage tabindex text-align to type
    values version xml:space zoomAndPan focusable kernelUnitLength text-overflow white-space preserveAspectRatio
  `),
]);

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
