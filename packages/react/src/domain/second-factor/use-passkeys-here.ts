import { useEffect, useState } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { canUsePasskeys } from './passkey.ts';

/** Returns whether passkeys can be used on this page; undefined until the browser has answered. */
export function usePasskeysHere(): boolean | undefined {
  const { apiBase } = useSdk().options;
  const [isHere, setHere] = useState<boolean>();
  useEffect(() => {
    let isLate = false;
    void canUsePasskeys(apiBase).then((answer) => isLate || setHere(answer));
    return () => {
      isLate = true;
    };
  }, [apiBase]);
  return isHere;
}
