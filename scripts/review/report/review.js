/*
 * The review in a browser: from change to change by keyboard, what was seen, filters. All it shows is in the page; without
 * it the review can be read all the same.
 */
(() => {
  const rows = [...document.querySelectorAll('.row')];
  const form = document.querySelector('.filters form');
  if (!form) return;

  const keyOf = (row) => `review-seen:${row.id}`;
  const boxOf = (row) => row.querySelector('.seen input');
  const isSeen = (row) => boxOf(row).checked;
  for (const row of rows) boxOf(row).checked = localStorage.getItem(keyOf(row)) !== null;

  const update = () => {
    const chosen = (name) => new FormData(form).getAll(name);
    const [kinds, languages, only] = ['kind', 'language', 'only'].map(chosen);
    for (const row of rows) {
      const { kind, languages: own } = row.dataset;
      row.classList.toggle('is-seen', isSeen(row));
      row.hidden =
        (kinds.length > 0 && !kinds.includes(kind)) ||
        (languages.length > 0 &&
          own !== '' &&
          !languages.some((one) => own.split(' ').includes(one))) ||
        (only.includes('problems') && !row.classList.contains('is-problem')) ||
        (only.includes('unseen') && isSeen(row) && !row.contains(document.activeElement));
    }
    const shown = rows.filter((row) => !row.hidden).length;
    const left = rows.filter((row) => !isSeen(row)).length;
    form.querySelector('output').textContent =
      `${shown} of ${rows.length} changes shown, ${left} not seen yet`;
  };

  const setSeen = (row, value) => {
    boxOf(row).checked = value;
    if (value) localStorage.setItem(keyOf(row), '1');
    else localStorage.removeItem(keyOf(row));
    update();
  };

  const go = (step) => {
    const shown = rows.filter((row) => !row.hidden);
    const at = shown.findIndex((row) => row.contains(document.activeElement));
    const next = shown[at < 0 ? 0 : at + step];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'start' });
  };

  for (const row of rows) boxOf(row).addEventListener('change', () => setSeen(row, isSeen(row)));
  form.addEventListener('change', update);
  update();

  addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'j') go(1);
    if (key === 'k') go(-1);
    const row = rows.find((one) => one.contains(document.activeElement));
    if (key === 's' && row) setSeen(row, !isSeen(row));
  });
})();
