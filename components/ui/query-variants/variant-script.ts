/**
 * Runs while the page is parsed, before the variants behind it are: it writes into the element it stands in
 * which of them the address asks for, so that no other is painted first. The text is constant (what differs
 * stands in data attributes), so that one hash admits it everywhere.
 */
export const variantScript =
  "(function(s){var d=s.parentElement.dataset,i=d.values.split(' ').indexOf(new URLSearchParams(location.search).get(d.query));if(i>0)d.shown=i+1})(document.currentScript)";
