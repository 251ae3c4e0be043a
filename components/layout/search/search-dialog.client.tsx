'use client';
import { Dialog, type DialogProps } from '@/components/ui/dialog/dialog.client';
import { SearchPanel, type SearchPanelProps } from './search-panel.client';

type SearchDialogProps = Pick<DialogProps, 'isOpen' | 'onClose'> &
  Pick<SearchPanelProps, 'texts' | 'locale' | 'action'>;

/** The search over the page; Enter leads to the page of results, Escape back to where the visitor was. */
export function SearchDialog(props: SearchDialogProps) {
  const { isOpen, onClose, ...panel } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={panel.texts.title}
      closeLabel={panel.texts.close}
    >
      <SearchPanel {...panel} takesFocus onFollow={onClose} />
    </Dialog>
  );
}
