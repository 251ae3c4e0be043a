import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The document that an element makes on the server, where nothing in it has to be waited for. */
export const renderStatic = (node: ReactNode): Document =>
  new JSDOM(renderToStaticMarkup(node)).window.document;
