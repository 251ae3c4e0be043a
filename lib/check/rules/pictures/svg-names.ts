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
