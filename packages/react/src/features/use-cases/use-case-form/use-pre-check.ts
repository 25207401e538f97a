import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { jsonText } from '@foyer/core';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import type { UseCaseDefinition, Values } from './use-case-definition.ts';

/** What the server says before something is sent. */
export interface PreCheck {
  /** An open request that says the same. */
  readonly duplicateOf: Submission | null;
  /** When the service usually has it done. */
  readonly expectedOn: string | null;
}

/** Asks once, when the review is drawn, without the files; what is wrong is said when it is sent. No answer is no matter. */
export function usePreCheck({ kind, read }: UseCaseDefinition, values: Values): PreCheck | null {
  const sdk = useSdk();
  const [found, setFound] = useState<PreCheck | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for what stands there when the review begins
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
