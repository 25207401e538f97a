import { useEffect, useRef, useState } from 'react';

const pause = 300;

/** The text of a search box at once, the search a moment after the last key; an emptied box searches at once. */
export function useSearchText(
  search: string,
  apply: (search: string) => void,
): [string, (text: string, isFinal?: boolean) => void] {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // What came from elsewhere (back button, reset) replaces what was typed; the echo of it does not.
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);
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
  return [text, change];
}
