/** What a writer puts behind the language of a code block: `title="deploy.yaml"`. */
const pattern = /^title="([^"]*[^"\s][^"]*)"$/;

/**
 * Reads what is behind the language of a code block.
 * @param meta As written; may be missing.
 * @returns The title, if there is one; `isUnderstood` is false for anything else than a title.
 */
export function readCodeMeta(meta?: string | null): { title?: string; isUnderstood: boolean } {
  const written = meta?.trim() ?? '';
  if (written === '') return { isUnderstood: true };
  const [, title] = pattern.exec(written) ?? [];
  return title === undefined
    ? { isUnderstood: false }
    : { title: title.trim(), isUnderstood: true };
}
