import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const pause = 300;

/** What stands in a search box. Who shows it follows it: a list is not drawn anew with each key. */
export interface SearchText {
  readonly read: () => string;
  readonly follow: (listener: () => void) => () => void;
}

/** The text of a search box, as it is typed. */
export const useTypedText = ({ read, follow }: SearchText): string =>
  useSyncExternalStore(follow, read, read);

/** A search box. */
export interface SearchBox {
  readonly text: SearchText;
  /** Shows what is typed at once and searches a moment after the last key; at once where it is final or empty. */
  readonly change: (text: string, isFinal?: boolean) => void;
  /** Shows a text and forgets what was typed and not searched for yet. */
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

/** The text of a search box beside the search that is applied. */
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
    // What came from elsewhere, as with the back button, replaces what was typed; the echo of it does not.
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
