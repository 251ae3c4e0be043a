'use client';
import { useRef } from 'react';
import type { DialogProps } from '@/components/ui/dialog/dialog';
import { Dialog } from '@/components/ui/dialog/dialog.client';
import { SearchPanel, type SearchPanelProps } from './search-panel.client';

type SearchDialogProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'returnFocusTo'> &
  Pick<SearchPanelProps, 'texts' | 'locale' | 'action'>;

/** The search over the page; Enter leads to the page of results, Escape back to where the visitor was. */
export function SearchDialog(props: SearchDialogProps) {
  const { isOpen, onClose, returnFocusTo, ...panel } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={panel.texts.title}
      closeLabel={panel.texts.close}
      initialFocus={field}
      returnFocusTo={returnFocusTo}
    >
      <SearchPanel {...panel} field={field} takesFocus onFollow={onClose} />
    </Dialog>
  );
}
