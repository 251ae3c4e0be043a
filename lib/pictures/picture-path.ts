/** Below this address lie the variants of raster pictures: files whose names change with their content. */
export const variantsRoot = '/pictures/variants/';

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Encoded so that the path may stand in an attribute, a list of addresses or a script as it is. */
export const encodePath = (file: string): string =>
  file
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, escaped))
    .join('/');

/** @returns undefined for paths that no `encodePath` writes, such as those that lead out of a folder. */
export function decodePath(encoded: string): string | undefined {
  try {
    const parts = encoded.split('/').map(decodeURIComponent);
    return parts.some((part) => /^\.{0,2}$|[/\\\0]/.test(part)) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}
