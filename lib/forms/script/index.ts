import { formEvent } from '@/lib/forms/form-definition';
import { readDefinition } from '../form-definition';
import { mountForm } from './mount-form';

/** Renders every form whose container is empty; one that describes no form stays empty, and its links remain. */
function renderAll(): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-form]:empty')) {
    const definition = readDefinition(container.dataset['form']);
    if (definition) mountForm(container, definition);
  }
}

window.addEventListener(formEvent, renderAll);
renderAll();
