import { useCountryName } from '../../../domain/address/use-country-name.ts';
import { useFormat } from '../../../provider/use-format.ts';
import type { UseCaseDefinition, UseCaseFacts, UseCaseWords } from './use-case-definition.ts';

/** Returns a function that adds the texts and formats of the active language to the facts of a request. */
export function useUseCaseWords({ useMessages }: UseCaseDefinition): (facts: UseCaseFacts) => UseCaseWords {
  const messages = useMessages();
  const format = useFormat();
  const countryName = useCountryName();
  return (facts) => ({ ...facts, ...messages, format, countryName });
}
