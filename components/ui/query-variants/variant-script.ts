/**
 * Runs while the page is parsed, before the variants behind it are: it writes into the element it is in
 * which of them the URL asks for, so that no other is painted first, and into the tab the title that belongs
 * to it. In a group of radio buttons, behind them, it checks the one that is asked for. The text is constant (what
 * differs is in data attributes), so that one hash admits it everywhere.
 */
export const variantScript =
  "(function(s){var p=s.closest('[data-values]'),d=p.dataset,i=d.values.split(' ').indexOf(new URLSearchParams(location.search).get(d.query||d.scope)),r=p.querySelectorAll('input')[i];if(i>0){if(r)r.checked=true;else d.shown=i+1;if(d.titles)document.title=JSON.parse(d.titles)[i]}})(document.currentScript)";
