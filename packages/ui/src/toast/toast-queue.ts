import type { ReactNode } from 'react';
import type { AlertTone } from '../alert/alert.tsx';

/** A short message that comes by itself. */
export interface Toast {
  readonly tone?: AlertTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** One thing to do, such as undoing. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** Milliseconds until it goes; 0 keeps it. @default 6000, and 0 for danger and where there is an action */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly duration: number;
}

/** The toasts of one root. */
export interface ToastQueue {
  readonly add: (toast: Toast) => number;
  readonly remove: (id: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly list: () => readonly ShownToast[];
}

const mostShown = 4;

/** Makes a queue; the newest four are shown. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (toast) => {
      lastId += 1;
      const stays = toast.tone === 'danger' || toast.action !== undefined;
      const shown = { ...toast, id: lastId, duration: toast.duration ?? (stays ? 0 : 6000) };
      set([...toasts, shown].slice(-mostShown));
      return lastId;
    },
    remove: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => toasts,
  };
}
