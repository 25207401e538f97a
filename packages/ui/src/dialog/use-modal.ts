import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  readonly onClose: () => void;
  /** Neither Escape nor a click beside it closes it. */
  readonly isRequired: boolean;
}

/** Opens a native `<dialog>` as modal while it is mounted, and gives focus back when it goes. */
export function useModal({ onClose, isRequired }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      dialog.querySelector<HTMLElement>('[tabindex="-1"]');
    first?.focus();
    return () => dialog.close();
  }, []);
  const close = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isRequired) onClose();
  };
  const clickBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || isRequired) return;
    const box = event.currentTarget.getBoundingClientRect();
    const isInside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!isInside) onClose();
  };
  return { ref, onCancel: close, onMouseDown: clickBeside };
}
