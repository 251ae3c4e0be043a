/**
 * Namespaces in which drawing programs and descriptions of works keep notes. Browsers neither draw nor run what is in
 * them, so it may stay; what such a note holds of SVG or HTML is looked at like everything else.
 */
const notes: readonly RegExp[] = [
  // Inkscape, and the description of the work that it writes (RDF, Dublin Core, Creative Commons).
  /^http:\/\/www\.inkscape\.org\/namespaces\/inkscape$/,
  /^http:\/\/(?:sodipodi|inkscape)\.sourceforge\.net\/DTD\/sodipodi-0\.dtd$/,
  /^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/,
  /^http:\/\/purl\.org\/dc\/(?:elements\/1\.1|terms)\/$/,
  /^http:\/\/(?:creativecommons\.org\/ns#|web\.resource\.org\/cc\/)$/,
  // Illustrator.
  /^http:\/\/ns\.adobe\.com\/[\w./-]+$/,
  // Sketch, Affinity Designer, Figma, CorelDRAW, Boxy SVG, Krita, Vectornator, svg.js.
  /^http:\/\/www\.bohemiancoding\.com\/sketch\/ns$/,
  /^http:\/\/www\.serif\.com\/$/,
  /^http:\/\/www\.figma\.com\/figma\/ns$/,
  /^http:\/\/www\.corel\.com\/coreldraw\/[\w./-]*$/,
  /^https?:\/\/(?:www\.)?boxy-svg\.com$/,
  /^http:\/\/krita\.org\/namespaces\/svg\/krita$/,
  /^http:\/\/vectornator\.io$/,
  /^http:\/\/svgjs\.(?:com|dev)\/svgjs$/,
];

/** Whether a namespace is one of a drawing program's notes. */
export const isOfProgram = (uri: string): boolean => notes.some((note) => note.test(uri));

/** Notes that name files and folders of the computer on which the drawing was made. */
const privateNotes: ReadonlySet<string> = new Set(['export-filename', 'absref', 'docbase']);

/**
 * Whether a program's attribute tells of the computer it ran on.
 * @param local Its name without prefix.
 */
export const isPrivateNote = (local: string): boolean => privateNotes.has(local);

/** Where what programs write, and a drawing may not have, comes from, and how it is left out. */
const advices: Readonly<Record<string, string>> = {
  foreignObject:
    'Figma writes it for blurred backgrounds, draw.io for formatted text: turn these off, or export the part as a picture',
  script: 'it is program code, which nothing in content may hold; export the drawing without it',
  font: 'turn texts into paths, or leave the font to the browser',
  flowRoot: 'in Inkscape: “Text”, “Convert to Text”',
};

/**
 * What to do about an element that a drawing may not have.
 * @param name As it is written, or without prefix.
 * @returns undefined where only the general advice is known.
 */
export const adviceFor = (name: string): string | undefined =>
  Object.hasOwn(advices, name) ? advices[name] : undefined;
