import { useCallback, useEffect, useRef, useState } from 'react';

const pause = 300;

/** A search box. */
export interface SearchText {
  readonly text: string;
  /** Shows what is typed at once and searches a moment after the last key; at once where it is final or empty. */
  readonly change: (text: string, isFinal?: boolean) => void;
  /** Shows a text and forgets what was typed and not searched for yet. */
  readonly put: (text: string) => void;
}

/** The text of a search box beside the search that is applied. */
export function useSearchText(search: string, apply: (search: string) => void): SearchText {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const put = useCallback((next: string) => {
    clearTimeout(timer.current);
    sent.current = next;
    setText(next);
  }, []);
  useEffect(() => {
    // What came from elsewhere, as with the back button, replaces what was typed; the echo of it does not.
    if (search !== sent.current) put(search);
  }, [search, put]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string, isFinal = false) => {
    setText(next);
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
