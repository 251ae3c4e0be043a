/** What the site tells the tag manager (docs/tag-manager.md). */
export type DataLayerEvent =
  | { event: 'page_view'; page_path: string; page_title: string; page_language: string }
  | { event: 'gtm.js'; 'gtm.start': number }
  | { 'gtm.blocklist': readonly string[] };

declare global {
  /** Google’s queue: what is in it before the tag manager arrives is read by it then. */
  var dataLayer: unknown[] | undefined;
}

function queue(): unknown[] {
  globalThis.dataLayer ??= [];
  return globalThis.dataLayer;
}

/** Tells the tag manager of an event; without one, it stays in the page and vanishes with it. */
export function pushEvent(event: DataLayerEvent): void {
  queue().push(event);
}

/** Gives a command to Google’s tags, e.g. `gtag('consent', 'update', {…})`. */
export function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tags tell a command by this kind of object
  queue().push(arguments);
}
