import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToolApi } from './tool-api.ts';

export interface ToolPageProps {
  readonly api: ToolApi;
  /** Reports the title of the shown page, for the name of the frame. */
  readonly onTitle: (title: string) => void;
}

/**
 * Reads a path, again after a change of the path, every `everyMs` and on `reload`; keeps the old value until the new one arrives.
 * An answer that arrives after the answer to a later request is ignored.
 */
export function useAnswer<T>(api: ToolApi, path: string, everyMs = 0) {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const reading = useRef(() => {});
  useEffect(() => {
    let isGone = false;
    let sent = 0;
    let shown = 0;
    const read = async () => {
      const request = ++sent;
      const answer = await api.call<T>('GET', path);
      if (isGone || request < shown) return;
      shown = request;
      setFailed(!answer.ok);
      if (answer.ok) setValue(answer.value);
    };
    reading.current = () => void read();
    void read();
    const timer = everyMs > 0 ? setInterval(() => document.hidden || void read(), everyMs) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [api, path, everyMs]);
  return { value, hasFailed, reload: useCallback(() => reading.current(), []) };
}
