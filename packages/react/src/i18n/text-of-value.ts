import type { Messages } from './create-messages.ts';

/** Returns the text of a value that the server sends; "Other" for a value that only a newer server knows. */
export const textOfValue = <Id extends string>({ t, find }: Messages<Id>, id: NoInfer<Id>): string =>
  find(id, t('base.other'));
