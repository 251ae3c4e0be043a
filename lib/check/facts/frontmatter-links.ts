import { z } from 'zod';
import type { documentTypeOf } from '@/lib/schema/document-types';
import { referenceOf } from '@/lib/schema/formats';
import type { FrontmatterFacts, LinkFact } from './document-facts';

type DocumentType = NonNullable<ReturnType<typeof documentTypeOf>>;
type Shape = Readonly<Record<string, Parameters<typeof referenceOf>[0]>>;

/** The fields of a schema that describes an object, also an optional one. */
function shapeOf(schema: Parameters<typeof referenceOf>[0]): Shape {
  const { shape, innerType } = schema._zod.def as {
    shape?: Shape;
    innerType?: Parameters<typeof referenceOf>[0];
  };
  return shape ?? (innerType ? shapeOf(innerType) : {});
}

/** Links in a document's frontmatter, such as the address of a post's form; malformed ones are told by frontmatter-value. */
export function frontmatterLinks(type: DocumentType, facts: FrontmatterFacts): LinkFact[] {
  const { data, offsetOf } = facts;
  return Object.entries(type.schema.shape).flatMap(([key, field]) =>
    Object.entries(shapeOf(field)).flatMap(([name, inner]) => {
      const value = data[key] as Record<string, unknown> | null | undefined;
      const href = typeof value === 'object' ? value?.[name] : undefined;
      if (referenceOf(inner) !== 'link' || typeof href !== 'string') return [];
      if (!z.safeParse(inner, href).success) return [];
      const offset = offsetOf([key, name]);
      const prop = `${key}.${name}`;
      return [{ href, offset, prop, text: '', isBare: false, isDefinition: false }];
    }),
  );
}
