import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const pause = 300;

/** Text of a search box as an observable: only its subscribers render on each key, not the list. */
export interface SearchText {
  readonly read: () => string;
  readonly follow: (listener: () => void) => () => void;
}

/** Returns the text of a search box as it is typed. */
export const useTypedText = ({ read, follow }: SearchText): string =>
  useSyncExternalStore(follow, read, read);

/** State of a search box. */
export interface SearchBox {
  readonly text: SearchText;
  /** Shows the typed text at once and searches 300 ms after the last key; at once if the text is final or empty. */
  readonly change: (text: string, isFinal?: boolean) => void;
  /** Shows a text and cancels a pending search. */
  readonly put: (text: string) => void;
}

function createText(start: string): SearchText & { readonly show: (text: string) => void } {
  const listeners = new Set<() => void>();
  let text = start;
  return {
    read: () => text,
    follow: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (next) => {
      text = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Keeps the text of a search box beside the applied search. */
export function useSearchText(search: string, apply: (search: string) => void): SearchBox {
  const [text] = useState(() => createText(search));
  const sent = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const put = useCallback(
    (next: string) => {
      clearTimeout(timer.current);
      sent.current = next;
      text.show(next);
    },
    [text],
  );
  useEffect(() => {
    // A search changed from elsewhere, as by the back button, replaces the typed text; the echo of our own search does not.
    if (search !== sent.current) put(search);
  }, [search, put]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string, isFinal = false) => {
    text.show(next);
    clearTimeout(timer.current);
    const send = () => {
      sent.current = next;
      apply(next);
    };
    if (next === '' || isFinal) send();
    else timer.current = setTimeout(send, pause);
  };
  return { text, change, put };
}
