import { formEvent } from '@/lib/forms/form-definition';
import { readDefinition } from '../form-definition';
import { mountForm } from './mount-form';

/** Fills every container that is empty; one that describes no form stays empty, and its links remain. */
function mountAll(): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-form]:empty')) {
    const definition = readDefinition(container.dataset['form']);
    if (definition) mountForm(container, definition);
  }
}

window.addEventListener(formEvent, mountAll);
mountAll();
