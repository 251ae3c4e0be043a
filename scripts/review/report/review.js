/*
 * The review in a browser: from change to change by keyboard, what was seen, filters. All it shows is in the page; without
 * it the review can be read all the same.
 */
(() => {
  const rows = [...document.querySelectorAll('.row')];
  const form = document.querySelector('.filters form');
  if (!form) return;

  /** Some browsers keep nothing for files: there, what was seen is known until the page is left. */
  const seen = new Set();
  const keyOf = (row) => `review-seen:${row.id}`;
  const remember = (row, isSeen) => {
    seen[isSeen ? 'add' : 'delete'](row.id);
    try {
      if (isSeen) localStorage.setItem(keyOf(row), '1');
      else localStorage.removeItem(keyOf(row));
    } catch {}
  };
  try {
    for (const row of rows) if (localStorage.getItem(keyOf(row))) seen.add(row.id);
  } catch {}

  const chosen = (name) =>
    [...form.querySelectorAll(`input[name="${name}"]:checked`)].map((box) => box.value);

  const update = () => {
    const [kinds, languages, only] = ['kind', 'language', 'only'].map(chosen);
    for (const row of rows) {
      const isSeen = seen.has(row.id);
      const { kind, languages: own } = row.dataset;
      row.classList.toggle('is-seen', isSeen);
      row.querySelector('.seen input').checked = isSeen;
      row.hidden =
        (kinds.length > 0 && !kinds.includes(kind)) ||
        (languages.length > 0 &&
          own !== '' &&
          !languages.some((one) => own.split(' ').includes(one))) ||
        (only.includes('problems') && !row.classList.contains('is-problem')) ||
        (only.includes('unseen') && isSeen && !row.contains(document.activeElement));
    }
    const shown = rows.filter((row) => !row.hidden).length;
    form.querySelector('output').textContent =
      `${shown} of ${rows.length} changes shown, ${rows.length - seen.size} not seen yet`;
  };

  const go = (step) => {
    const shown = rows.filter((row) => !row.hidden);
    const at = shown.findIndex((row) => row.contains(document.activeElement));
    const below = shown.findIndex((row) => row.getBoundingClientRect().top > 0);
    const next = shown[at >= 0 ? at + step : step > 0 ? below : below - 1];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'start' });
  };

  const setSeen = (row, isSeen) => {
    remember(row, isSeen);
    update();
  };

  for (const row of rows)
    row
      .querySelector('.seen input')
      .addEventListener('change', ({ target }) => setSeen(row, target.checked));
  form.addEventListener('change', update);
  update();

  const steps = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };
  addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (steps[key]) go(steps[key]);
    const row = rows.find((one) => one.contains(document.activeElement));
    if (key === 's' && row) setSeen(row, !seen.has(row.id));
  });
})();
