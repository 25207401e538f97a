import type { SessionPlace } from '@foyer/core';
import { useEffect } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';

/** A mode and company, with the company's name where it is known. */
export interface KnownPlace extends SessionPlace {
  readonly companyName?: string;
}

/** Key of the last record in a user's part of local storage. */
const key = 'last-record';

/**
 * Stores the mode and company in which a record was last shown, so that it is found after a switch to a company whose session has ended.
 * Returns a function that reads it: null if the record was not the last one, or was shown in the current mode and company.
 */
export function usePlaceMemory(record: string, isShown: boolean): () => KnownPlace | null {
  const { user } = useSdk().storage;
  const { mode, companyId } = useSession();
  const companyName = useUserInfo().data?.company?.name;
  useEffect(() => {
    if (isShown && mode !== null) user.set(key, JSON.stringify({ record, mode, companyId, companyName }));
  }, [user, record, isShown, mode, companyId, companyName]);
  return () => {
    const { record: last, ...place } = parsed(user.get(key)) ?? {};
    const isElsewhere = place.mode !== mode || (place.mode === 'b2b' && place.companyId !== companyId);
    return last === record && isElsewhere ? (place as KnownPlace) : null;
  };
}

function parsed(text: string | null): Partial<KnownPlace & { readonly record: string }> | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
