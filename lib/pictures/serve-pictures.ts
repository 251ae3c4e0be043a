import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { isPlainFile } from '@/lib/files/file-tree';
import { makeVariant } from './make-variant';
import { extensionOf, pictureTypes } from './picture-size';
import { decodePath, readVariantPathname, variantTypes } from './variant-pathname';

/** An SVG that is opened by itself is a document: nothing in it may run. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const fileResponse = (bytes: Buffer, type: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': harmless,
      'X-Content-Type-Options': 'nosniff',
    },
  });

/**
 * A picture of the content folder as a development server sends it.
 * @param file Path below the content folder.
 */
export function pictureResponse(file: string, directory = contentDirectory): Response {
  const extension = extensionOf(file);
  const target = path.join(directory, file);
  const isInside = path.posix.normalize(file) === file && !/^(\.\.)?\//.test(file);
  if (!extension || !isInside || !isPlainFile(target)) return new Response(null, { status: 404 });
  return fileResponse(readFileSync(target), pictureTypes[extension]);
}

/**
 * What development answers at the pathname of a variant, made when it is first asked for. Builds make the
 * same files in advance (scripts/build/pictures.ts).
 * @param pathname Of the request, encoded.
 */
export async function variantResponse(pathname: string): Promise<Response> {
  const variant = readVariantPathname(pathname);
  // A page may be called "variants", with pictures in its folder.
  if (!variant) return pictureResponse(decodePath(pathname.slice('/pictures/'.length)) ?? '');
  try {
    return fileResponse(await makeVariant(variant), variantTypes[variant.format]);
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 404 });
  }
}
