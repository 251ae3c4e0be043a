import type { z } from 'zod';

/** Attributes that say something of an element and do nothing: neither code, nor styles, nor what the card gives itself. */
const harmless = /^(id|lang|dir|title|translate|aria-[a-z]+|data-[a-z]+(-[a-z]+)*)$/;

/**
 * Limits a field of further attributes.
 * @param field The entity’s field.
 * @param more Names that the element takes besides.
 */
export const limitedAttributes = (
  field: z.ZodType<Record<string, string | number | boolean> | undefined>,
  more: readonly string[] = [],
) =>
  field.superRefine((attributes, context) => {
    for (const name of Object.keys(attributes ?? {})) {
      if (harmless.test(name) || more.includes(name)) continue;
      const others = more.map((other) => `\`${other}\`, `).join('');
      const message = `\`${name}\` cannot be given: expected ${others}\`id\`, \`lang\`, \`dir\`, \`title\`, \`translate\`, \`aria-…\` or \`data-…\``;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });
