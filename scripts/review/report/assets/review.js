/*
 * The review in a browser: from change to change by keyboard, what was seen, filters. All it shows is in the page; without
 * it the review can be read all the same. It runs from a folder, where some browsers keep nothing.
 */
(() => {
  const groups = [...document.querySelectorAll('.group')];
  const prefix = 'review-seen:';

  /** Where a browser keeps nothing for files, what was seen is known until the page is left. */
  const memory = new Set();
  const isSeen = (id) => {
    try {
      return localStorage.getItem(prefix + id) !== null;
    } catch {
      return memory.has(id);
    }
  };
  const remember = (id, seen) => {
    try {
      if (seen) localStorage.setItem(prefix + id, '1');
      else localStorage.removeItem(prefix + id);
    } catch {
      if (seen) memory.add(id);
      else memory.delete(id);
    }
  };

  const form = document.querySelector('.filters form');
  const output = document.querySelector('.filters output');
  const chosen = (name) =>
    new Set(
      [...(form?.querySelectorAll(`input[name="${name}"]:checked`) ?? [])].map((box) => box.value),
    );

  const showSeen = (group) => {
    const seen = isSeen(group.dataset.id);
    group.classList.toggle('is-seen', seen);
    const box = group.querySelector('.seen input');
    if (box) box.checked = seen;
  };

  const update = () => {
    const kinds = chosen('kind');
    const languages = chosen('language');
    const only = chosen('only');
    for (const group of groups) {
      const has = (list, set) =>
        set.size === 0 || list === '' || list.split(' ').some((one) => set.has(one));
      const isHidden =
        !has(group.dataset.kinds, kinds) ||
        !has(group.dataset.languages, languages) ||
        (only.has('problems') && !group.classList.contains('is-problem')) ||
        (only.has('unseen') && isSeen(group.dataset.id) && group !== document.activeElement);
      group.hidden = isHidden;
    }
    const left = groups.filter((group) => !isSeen(group.dataset.id)).length;
    const shown = groups.filter((group) => !group.hidden).length;
    if (output)
      output.textContent = `${shown} of ${groups.length} changes shown, ${left} not seen yet`;
  };

  const go = (step) => {
    const shown = groups.filter((group) => !group.hidden);
    const at = shown.findIndex((group) => group.contains(document.activeElement));
    const next =
      at >= 0
        ? shown[at + step]
        : step > 0
          ? shown.find((group) => group.getBoundingClientRect().top > 0)
          : shown.findLast((group) => group.getBoundingClientRect().top < 0);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'start' });
  };

  const setSeen = (group, seen) => {
    remember(group.dataset.id, seen);
    showSeen(group);
    update();
  };

  for (const group of groups) {
    showSeen(group);
    group
      .querySelector('.seen input')
      ?.addEventListener('change', ({ target }) => setSeen(group, target.checked));
  }
  form?.addEventListener('change', update);
  form?.addEventListener('submit', (event) => event.preventDefault());
  if (groups.length > 0) update();

  for (const slider of document.querySelectorAll('.screen')) {
    const range = slider.querySelector('input[type="range"]');
    const show = () => slider.style.setProperty('--cut', `${range.value}%`);
    range?.addEventListener('input', show);
  }

  const steps = { j: 1, ArrowDown: 1, ArrowRight: 1, k: -1, ArrowUp: -1, ArrowLeft: -1 };
  addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isField = target instanceof HTMLInputElement && target.type === 'range';
    const page = document.querySelector(steps[key] > 0 ? 'a[rel="next"]' : 'a[rel="prev"]');
    if (isField && key.startsWith('Arrow')) return;
    if (steps[key] && groups.length > 0) {
      event.preventDefault();
      go(steps[key]);
    } else if (steps[key] && /^([jk]|Arrow(Left|Right))$/.test(key)) page?.click();
    else if (key === 's') {
      const group = groups.find((one) => one.contains(document.activeElement));
      if (group) setSeen(group, !isSeen(group.dataset.id));
    }
  });
})();
