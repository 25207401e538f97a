import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { jsonText } from '@foyer/core';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import type { UseCaseDefinition, Values } from './use-case-definition.ts';

/** Result of the server's check before the submission. */
export interface PreCheck {
  /** An open submission with the same values. */
  readonly duplicateOf: Submission | null;
  /** Date by which the service promises to complete the request. */
  readonly expectedOn: string | null;
}

/** Calls the pre-check once for the review, without the files. Errors are ignored, because the submission reports them. */
export function usePreCheck({ kind, read }: UseCaseDefinition, values: Values): PreCheck | null {
  const sdk = useSdk();
  const [found, setFound] = useState<PreCheck | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the values at the start of the review
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const body = { kind, values: JSON.parse(jsonText(read(values))) };
      const answer = await sdk.call('preCheckUseCase', { body, files: {}, signal: abort.signal });
      if (answer.ok && !abort.signal.aborted) setFound(answer.value);
    };
    void ask();
    return () => abort.abort();
  }, [sdk]);
  return found;
}
