import { JSDOM } from 'jsdom';

const parser = new new JSDOM('').window.DOMParser();

/** The document of a page whose scripts do not run. It has no window, which would take as long to make as a small page to parse. */
export const parseHtml = (html: string): Document => parser.parseFromString(html, 'text/html');
