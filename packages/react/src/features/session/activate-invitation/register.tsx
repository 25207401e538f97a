import { useState } from 'react';
import { usePlainForm } from '../../../form/form.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { loadRegisterSchema, readPerson } from './read-person.ts';
import { RegisterView } from './register.view.tsx';
import { Registered } from './registered.view.tsx';

export interface RegisterProps {
  readonly isNext: boolean;
  readonly onRegistered: () => void;
}

/** Registers with a customer number. The answer does not reveal whether the number or the address exists. */
export function Register({ isNext, onRegistered }: RegisterProps) {
  const sdk = useSdk();
  const [sentTo, setSentTo] = useState<string>();
  const form = usePlainForm({
    schema: loadRegisterSchema,
    read: (data) => ({ kind: 'customer', ...readPerson(data) }),
    submit: (body) => sdk.call('registerUser', { body }),
    onSuccess: (_, body) => {
      setSentTo(body.kind === 'customer' ? body.email : '');
      onRegistered();
    },
  });
  if (sentTo !== undefined) return <Registered email={sentTo} />;
  return <RegisterView form={form} isNext={isNext} />;
}
