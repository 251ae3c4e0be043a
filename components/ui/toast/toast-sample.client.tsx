'use client';
import { buttonStyle } from '@/components/ui/button/button-style';
import { showToast, type Toast } from './toast';

/** One button per toast. */
export function ToastSample({ toasts }: { toasts: readonly (Toast & { button: string })[] }) {
  return (
    <div className="flex flex-wrap gap-4">
      {toasts.map(({ button, ...toast }) => (
        <button
          key={button}
          type="button"
          className={buttonStyle('outline')}
          onClick={() => showToast(toast)}
        >
          {button}
        </button>
      ))}
    </div>
  );
}
