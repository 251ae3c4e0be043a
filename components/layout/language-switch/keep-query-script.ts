/**
 * Runs while the page is parsed: what a visitor is about to follow to the other language takes the current query along
 * (docs/behaviour.md §2.2). One listener on the window, since it works from the first paint on and survives navigation;
 * it reads the query at the moment of use, which client-side navigation may have changed. Without script the link
 * leads there without it. The text is constant, so that one hash admits it everywhere.
 */
export const keepQueryScript =
  "for(var t of['pointerdown','focusin','click'])addEventListener(t,function(e){var a=e.target.closest&&e.target.closest('a[data-keeps-query]');if(a)a.search=location.search},!0)";
