import { useEffect, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { sessionWordMessages } from './words.messages.ts';

/** Fetches the login's later texts; whether they are there. */
export function useWordsReady(): boolean {
  const { localisation } = useSdk();
  const [isReady, setReady] = useState(() => localisation.isReady(sessionWordMessages.feature));
  useEffect(() => {
    void localisation.register(sessionWordMessages).then(() => setReady(true));
  }, [localisation]);
  return isReady;
}
