// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { DialogButton } from '@/components/ui/dialog/dialog-button.client';
import { Picture } from '@/components/ui/picture/picture';
import { happen, mount, press } from '@/tests/support/mount-client';
import { EnlargedPicture } from './enlarged-picture.client';

const zoom = (
  <DialogButton title="Two locations" label="Enlarge" closeLabel="Close" fallbackHref="/plan.svg">
    <EnlargedPicture closeLabel="Close the picture">
      <Picture src="/plan.svg" alt="A plan" />
    </EnlargedPicture>
  </DialogButton>
);

const dialog = () => document.querySelector('[role="dialog"]');

/** Mounts the control and opens the dialog. */
async function open() {
  const { container } = await mount(zoom);
  const control = container.querySelector('button');
  await happen(() => control?.click());
  await happen(() => vi.dynamicImportSettled());
  return control;
}

it('opens the large picture in a dialog that has the caption as its name', async () => {
  const control = await open();
  expect(control?.textContent).toBe('Enlarge');
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Two locations');
  expect(dialog()?.querySelector('img')?.alt).toBe('A plan');
});

it('closes by a click on the picture and gives focus back', async () => {
  const control = await open();
  const picture = dialog()?.querySelector('img')?.closest('button');
  await happen(() => picture?.click());
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(control);
});

it('closes by Escape and opens again', async () => {
  const control = await open();
  await press('Escape');
  expect(dialog()).toBeNull();
  await happen(() => control?.click());
  expect(dialog()).not.toBeNull();
});
