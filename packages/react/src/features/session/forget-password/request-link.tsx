import { useState } from 'react';
import { usePlainForm } from '../../../form/form.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { LinkSent } from './link-sent.view.tsx';
import { RequestLinkView } from './request-link.view.tsx';

const loadSchema = () =>
  import('@foyer/contract/session/password-reset.schema').then(
    ({ passwordResetSchema }) => passwordResetSchema,
  );

/** Requests a link. The answer does not reveal whether the account exists. */
export function RequestLink({ isNext }: { readonly isNext: boolean }) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(isNext);
  const form = usePlainForm({
    schema: loadSchema,
    submit: (body) => sdk.call('requestPasswordReset', { query: { brand: sdk.options.brand, locale }, body }),
    onSuccess: (_, { email }) => setSentTo(email),
  });
  const again = () => {
    setAgain(true);
    setSentTo(undefined);
  };
  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={again} />;
  return <RequestLinkView form={form} isNext={isAgain} />;
}
