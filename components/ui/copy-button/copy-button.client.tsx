'use client';
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { classNames } from '@/components/ui/class-names/class-names';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import { copyText } from '@/lib/visitor/copy-text';

/**
 * Copies the text of an element to the clipboard. Where the browser has none for the page (no secure context) or
 * refuses, the text is selected, so that one key is left to press.
 * @param id Id of the element.
 * @returns Whether it was copied.
 */
async function copyTextOf(id: string): Promise<boolean> {
  const target = document.getElementById(id);
  if (!target) return false;
  if (await copyText(target.textContent ?? '')) return true;
  getSelection()?.selectAllChildren(target);
  return false;
}

/** How long the answer stays, in ms: long enough to be read, gone before the next copy. */
const shownFor = 4000;

export type CopyButtonProps = {
  /** Id of the element whose text is copied, so that the text is in the page once. */
  targetId: string;
  labels: {
    /** Label of the button, e.g. "Copy the code". */
    copy: string;
    /** Shown and read out when it worked, e.g. "Copied". */
    copied: string;
    /** The same when the browser refused: the text is selected then, e.g. "Selected: press Ctrl+C". */
    selected: string;
  };
  /** Small, for the head of what it copies. */
  isCompact?: boolean;
  className?: string;
};

const compactLook =
  'min-h-11 cursor-pointer rounded-card px-4 text-small font-semibold text-ink underline-offset-4 hover:underline';

/**
 * Copies the text of another element. The result is shown next to it in a live region. Without script there is no button,
 * and the text can be selected as any other.
 */
export function CopyButton({ targetId, labels, isCompact, className }: CopyButtonProps) {
  // An object, so that a second click within the time starts it anew.
  const [notice, setNotice] = useState<{ text: string }>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  const copy = async () => {
    const isCopied = await copyTextOf(targetId);
    setNotice({ text: isCopied ? labels.copied : labels.selected });
  };
  return (
    <div
      {...useWaiting()}
      className={classNames('flex items-center gap-4 noscript:hidden print:hidden', className)}
    >
      <button
        type="button"
        onClick={copy}
        className={isCompact ? compactLook : buttonStyle('outline')}
        // Translated by the browser before this code came, it would be made anew under a finger or with focus on it.
        suppressHydrationWarning
      >
        {labels.copy}
      </button>
      <span role="status" className="text-small">
        {notice?.text}
      </span>
    </div>
  );
}
