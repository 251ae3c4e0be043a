type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Makes an element. Texts become text nodes, so that nothing in them is ever read as markup.
 * @param attributes `true` sets an attribute without a value; `false` and undefined set none.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : `${value}`);
  }
  made.append(...children);
  return made;
}
