import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';

/** The document that an element makes on the server, where nothing in it has to be waited for. */
export const renderStatic = (node: ReactNode): Document =>
  new JSDOM(renderToStaticMarkup(node)).window.document;

/** The same with everything that is waited for. An error ends it, and is not printed besides. */
export async function renderWhole(node: ReactNode): Promise<Document> {
  const { prelude } = await prerender(node, { onError: () => {} });
  return new JSDOM(await new Response(prelude as ReadableStream).text()).window.document;
}
