import { findOriginal } from '@/lib/pictures/variants/make-variant';
import { pictureResponse } from './serve-pictures';
import { decodePath, readVariantPathname, variantTypes } from './variant-pathname';
import { makeVariant } from './variants/make-variant';

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
    const { bytes } = await makeVariant(variant, () => findOriginal(variant));
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': variantTypes[variant.format],
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 404 });
  }
}
