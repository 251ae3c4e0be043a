/**
 * Where test files share a document (vitest.config.ts), each of them begins with an empty one at the same address, and with
 * nothing kept, whatever the file before it left.
 */
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
