'use client';
import {
  Description,
  DialogBackdrop,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon/icon';
import {
  CloseDialogContext,
  type DialogProps,
  type PersistentElement,
  reserveDialog,
} from './dialog';

/** Attribute of the element in which a dialog is anchored. */
const hostAttribute = 'data-dialog-host';

/** The dialog itself, what is not shown, and Next's announcer of page changes. */
const passedOver = `#headlessui-portal-root, [${hostAttribute}], script, style, link, template, noscript, next-route-announcer`;

/**
 * Puts everything out of reach but the dialog and some elements: neither pointer nor keyboard nor assistive
 * technology gets to it. `inert` cannot be lifted from a descendant, so the neighbours of each kept element
 * and of its ancestors are made inert instead of the ancestors.
 * @param kept Elements that stay in reach.
 * @returns Puts everything back in reach.
 */
export function makeInertOutside(kept: readonly Element[]): () => void {
  const made: Element[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.matches(passedOver) || child.hasAttribute('inert'))
        continue;
      if (kept.some((element) => child.contains(element))) {
        visit(child);
      } else {
        child.setAttribute('inert', '');
        made.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of made) element.removeAttribute('inert');
  };
}

/**
 * An empty element at the end of the page in which the dialog is anchored. Headless UI puts the part of the page
 * out of reach in which a dialog is, persistent elements and all, and does so when it sees fit: anchored
 * here, it leaves that to `makeInertOutside`.
 * @returns The element, once the page is in the browser.
 */
function useDialogHost(): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute(hostAttribute, '');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);
  return host;
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]';

/** What the Tab key comes to within an element, in order. */
function tabStops(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

/**
 * Lets the Tab key go from the end of one container to the beginning of the next, in a ring. Headless UI keeps
 * it in the dialog; elements that stay in reach outside of it could never be reached by keyboard.
 * @param event A press of the Tab key; its default is prevented when focus was moved.
 * @param containers The dialog's panel first, then the elements outside.
 */
function moveAlongRing(event: KeyboardEvent, containers: readonly Element[]): void {
  const rings = containers.map(tabStops).filter((stops) => stops.length > 0);
  const active = document.activeElement;
  const at = rings.findIndex((stops) => stops.some((stop) => stop === active));
  const edge = event.shiftKey ? rings[at]?.[0] : rings[at]?.at(-1);
  if (rings.length < 2 || active === null || active !== edge) return;
  const step = event.shiftKey ? rings.length - 1 : 1;
  const next = rings[(at + step) % rings.length];
  event.preventDefault();
  event.stopPropagation();
  (event.shiftKey ? next?.at(-1) : next?.[0])?.focus();
}

/** How long a dialog waits for an element that must stay in reach, in milliseconds (docs/behaviour.md §9). */
const persistentElementTimeout = 1000;

const lookFor = (wanted: PersistentElement): Element[] => {
  if (typeof wanted === 'string') return [...document.querySelectorAll(wanted)];
  const found = wanted();
  return found ? [found] : [];
};

/**
 * Finds elements that may come into the page a little later. What is not there after a second is done
 * without (decisions, persistent-element wait time-out).
 * @param onFound Called at once with what is there, and again with all when more has come.
 * @returns Ends the wait.
 */
export function waitForElements(
  wanted: readonly PersistentElement[],
  onFound: (elements: Element[]) => void,
): () => void {
  let known = wanted.flatMap(lookFor);
  onFound(known);
  if (wanted.every((one) => lookFor(one).length > 0)) return () => {};

  const observer = new MutationObserver(() => {
    const all = wanted.flatMap(lookFor);
    if (all.length === known.length) return;
    known = all;
    onFound(all);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), persistentElementTimeout);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

type ModalityOptions = {
  isOpen: boolean;
  title: string;
  /** Asks for it to be closed. */
  onClose: () => void;
  panel: RefObject<HTMLElement | null>;
  persistentElements: readonly PersistentElement[];
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/**
 * Keeps the rest of the page out of reach while a dialog is open, except persistent elements, which the Tab key
 * comes to after the dialog. Afterwards focus is where it was.
 */
function useModality(options: ModalityOptions): void {
  const { isOpen, title, onClose, panel, persistentElements, returnFocusTo } = options;
  // Headless UI gives focus back by itself, to what had it last, and after us: so that has to be the same.
  useLayoutEffect(() => {
    if (isOpen) returnFocusTo?.current?.focus({ preventScroll: true });
  }, [isOpen, returnFocusTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the dialog opened with counts until it closes
  useEffect(() => {
    if (!isOpen) return;
    const release = reserveDialog(title, onClose);
    const trigger = document.activeElement;
    let kept: readonly Element[] = [];
    let restore = () => {};
    const endWait = waitForElements(persistentElements, (elements) => {
      restore();
      kept = elements;
      restore = makeInertOutside(elements);
    });
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && panel.current) moveAlongRing(event, [panel.current, ...kept]);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
      endWait();
      restore();
      release();
      const target = returnFocusTo?.current ?? trigger;
      if (target instanceof HTMLElement && target.isConnected)
        target.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

const defaultPersistentElements = ['[data-persistent]'];

const widths = { narrow: 'max-w-2xl', wide: 'max-w-5xl' } as const;

/**
 * A modal dialog: focus stays inside and returns afterwards, the page does not scroll and does not move, Escape
 * and a click outside close it (docs/behaviour.md §9, dialog defaults). It scrolls where the screen is
 * small. Fetch this file when it is first needed: it brings Headless UI along.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @throws in development when another dialog is open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children } = props;
  const { role = 'dialog', size = 'narrow', initialFocus } = props;
  const { persistentElements = defaultPersistentElements, returnFocusTo } = props;
  const panel = useRef<HTMLDivElement>(null);
  const host = useDialogHost();
  useModality({ isOpen, title, onClose, panel, persistentElements, returnFocusTo });
  if (!host) return null;

  // Without Headless UI's DialogPanel, which would count a click on a persistent element as one outside.
  return createPortal(
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      role={role}
      // Headless UI's type for a reference predates React 19, where it may be empty.
      initialFocus={initialFocus as React.MutableRefObject<HTMLElement | null> | undefined}
      // Without Headless UI's `transition`, which would keep focus inside while it fades out.
      unmount
      className="fixed inset-x-0 top-0 z-50 h-dvh overflow-y-auto overscroll-contain outline-none transition-opacity duration-200 ease-out starting:opacity-0"
    >
      <DialogBackdrop
        onClick={role === 'alertdialog' ? undefined : onClose}
        className="fixed inset-0 bg-night/70"
      />
      <div className="pointer-events-none relative flex min-h-full items-center justify-center p-3 md:p-10">
        <div
          ref={panel}
          className={`on-paper pointer-events-auto w-full rounded-card bg-background text-ink shadow-float transition-transform duration-200 ease-out starting:translate-y-2 ${widths[size]}`}
        >
          {/* Without height, so that the heading is next to the button, which stays when the rest scrolls. */}
          <div className="sticky top-0 z-10 flex h-0 justify-end">
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="m-2 flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-card bg-background hover:bg-mist"
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          <div className="p-6 md:p-12">
            <DialogTitle className="pr-10 text-h3">{title}</DialogTitle>
            {description && (
              <Description as="p" className="mt-3">
                {description}
              </Description>
            )}
            <CloseDialogContext value={onClose}>{children}</CloseDialogContext>
          </div>
        </div>
      </div>
    </HeadlessDialog>,
    host,
  );
}
