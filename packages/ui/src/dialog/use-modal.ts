import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  /** Whether it is shown; a closed dialog may stay in the document, hidden from everybody. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Escape and clicks beside the dialog do not close it. */
  readonly isRequired: boolean;
}

/** Prevents that wheel and touch on the backdrop scroll the page behind. */
function keepPageStill(dialog: HTMLDialogElement): () => void {
  const refuse = (event: Event) => {
    if (event.target === dialog && event.cancelable) event.preventDefault();
  };
  const options = { passive: false };
  dialog.addEventListener('wheel', refuse, options);
  dialog.addEventListener('touchmove', refuse, options);
  return () => {
    dialog.removeEventListener('wheel', refuse);
    dialog.removeEventListener('touchmove', refuse);
  };
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return event.target === event.currentTarget && (x < left || x > right || y < top || y > bottom);
}

function focusFirst(dialog: HTMLDialogElement): void {
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[tabindex="-1"]');
  first?.focus();
}

/** Shows a native `<dialog>` as modal while it is open, and restores the focus when it closes or is removed. */
export function useModal({ isOpen, onClose, isRequired }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return;
    dialog.showModal();
    focusFirst(dialog);
    const release = keepPageStill(dialog);
    return () => {
      release();
      dialog.close();
    };
  }, [isOpen]);
  const askToClose = () => {
    if (!isRequired) onClose();
  };
  return {
    ref,
    // browsers allow `cancel` to be prevented only for the first Escape; preventing the key always works
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      askToClose();
    },
    onCancel: (event: DialogEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      askToClose();
    },
    // closed by the browser nevertheless, as by a second press of Android's back button
    onClose: (event: DialogEvent) => {
      if (
        event.target !== event.currentTarget ||
        !event.currentTarget.isConnected ||
        event.currentTarget.open
      )
        return;
      if (isRequired) event.currentTarget.showModal();
      else onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (isBeside(event)) askToClose();
    },
  };
}
