const form = /^GTM-[A-Z0-9]{4,12}$/;

/**
 * The container of Google Tag Manager. Environment: GTM_ID.
 * @returns undefined where none is set: then no tag manager is ever loaded.
 * @throws when it is no id of a container.
 */
export function tagManagerId(value = process.env.GTM_ID): string | undefined {
  const id = value?.trim();
  if (!id) return undefined;
  if (form.test(id)) return id;
  throw new Error(
    `GTM_ID is "${id}": expected the id of a container, "GTM-" and capital letters or digits, e.g. GTM-AB12CD3`,
  );
}
