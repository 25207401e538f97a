import { languages } from '@foyer/react';
import { useCallback, useState } from 'react';

/** The switches of the playground; they live in the address so that a screen can be linked. */
export interface Settings {
  readonly scheme: 'light' | 'dark' | 'auto';
  readonly brand: string;
  readonly locale: string;
  /** Width of the stages in px, or `full`. */
  readonly width: string;
  /** The one example to show; empty for all. */
  readonly only: string;
  /** The one package to show examples of; empty for all. */
  readonly from: string;
}

const defaults: Settings = {
  scheme: 'light',
  brand: '95C11F',
  locale: languages[0].locale.replace('_', '-'),
  width: 'full',
  only: '',
  from: '',
};

function readSettings(): Settings {
  const query = new URLSearchParams(location.search);
  const known = Object.keys(defaults).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...defaults, ...Object.fromEntries(known) };
}

/** The settings and their setter. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(readSettings);
  const change = useCallback((next: Partial<Settings>) => {
    setSettings((before) => {
      const after = { ...before, ...next };
      history.replaceState(null, '', `?${new URLSearchParams({ ...after })}`);
      return after;
    });
  }, []);
  return [settings, change];
}
