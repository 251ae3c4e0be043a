// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type FormDefinition, formKinds } from '@/lib/forms/form-definition';
import { mountForm } from '@/lib/forms/script/mount-form';
import { definitionOf } from '@/tests/support/form-samples';
import { FormRoom } from './form-area';

/** What takes no place in a form that nobody has touched. */
const placeless =
  '[hidden], [type=hidden], .form-trap, .form-error:empty, .form-status:empty, div:not([class]):empty';

/** How a control is drawn: what its kind and its lines say; text fields of all types look the same. */
const controlOf = (element: Element): string => {
  if (!element.matches('input, select, textarea')) return '';
  const isBox = element.getAttribute('type') === 'checkbox';
  return `${element.localName}${isBox ? ' box' : ''} ${element.getAttribute('rows') ?? ''}`;
};

/** All that decides how high an element is: class names, controls and texts, level by level. */
function layoutOf(element: Element): unknown {
  const parts = [...element.childNodes].flatMap((node): unknown[] => {
    if (node instanceof Element) return node.matches(placeless) ? [] : [layoutOf(node)];
    return node.textContent ? [node.textContent] : [];
  });
  return [element.className, controlOf(element), parts];
}

function roomOf(definition: FormDefinition): unknown {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<FormRoom definition={definition} />);
  const form = box.querySelector('.form');
  return form && layoutOf(form);
}

function formOf(definition: FormDefinition): unknown {
  const container = document.createElement('div');
  mountForm(container, definition, () => {});
  const form = container.querySelector('form');
  form?.classList.remove(`form-${definition.kind}`);
  for (const option of form?.querySelectorAll('option') ?? []) option.remove();
  // React joins neighbouring texts that the script writes one by one.
  form?.normalize();
  return form && layoutOf(form);
}

it('is laid out as the form that takes its place, whatever the form asks for', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  const form = fc
    .record({
      kind: fc.constantFrom(...formKinds),
      endpoint: fc.option(fc.constant('/submissions'), { nil: undefined }),
      isTopicAsked: fc.boolean(),
      hasLink: fc.boolean(),
      label: text,
    })
    .map(({ kind, endpoint, isTopicAsked, hasLink, label }): FormDefinition => {
      const known = definitionOf(kind);
      return {
        ...known,
        endpoint,
        buttonClass: 'button',
        fields: known.fields
          .filter(({ name }) => isTopicAsked || name !== 'topic')
          .map((field) => ({ ...field, label })),
        clause: { text: label, link: hasLink ? { href: '/privacy', label } : undefined },
      };
    });
  fc.assert(
    fc.property(form, (definition) => {
      expect(roomOf(definition)).toEqual(formOf(definition));
    }),
  );
});

it('is there for the eye alone: no name, no way for focus, nothing to read out or to find', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<FormRoom definition={definitionOf('contact')} />);
  const room = box.firstElementChild;
  expect(room?.getAttribute('aria-hidden')).toBe('true');
  expect(room?.hasAttribute('data-pagefind-ignore')).toBe(true);
  expect(
    box.querySelectorAll('a, [id], [name], :is(input, select, textarea, button):enabled'),
  ).toHaveLength(0);
});
