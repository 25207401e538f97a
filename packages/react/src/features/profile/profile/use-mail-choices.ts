import type { ChoosableMailKind, MailKind } from '@foyer/contract/profile/mail-kinds';
import { useRef, useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { useResource } from '../../../provider/use-resource.ts';

/** Changed choices that the server has not confirmed yet. */
type Wishes = Readonly<Partial<Record<MailKind, boolean>>>;

/** The choices with optimistic updates: changes are shown at once, sent in order, and rolled back when a call fails. */
export function useMailChoices() {
  const call = useCall();
  const read = useResource('getMailChoices');
  const failureText = useFailureText();
  const [wishes, setWishes] = useState<Wishes>({});
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (kind: ChoosableMailKind, isOn: boolean) => {
    const answer = await call('updateMailChoice', { body: { kind, isOn } });
    if (answer.ok) read.set(answer.value);
    else setFailure(failureText(answer.error));
    setSaved(answer.ok);
    // a newer change of the same choice stays until its own answer
    setWishes(({ [kind]: wish, ...rest }) => (wish === isOn ? rest : { ...rest, [kind]: wish }));
  };
  const choose = (kind: MailKind, isOn: boolean) => {
    setWishes((old) => ({ ...old, [kind]: isOn }));
    setFailure(undefined);
    setSaved(false);
    queue.current = queue.current.then(() => send(kind as ChoosableMailKind, isOn));
  };
  return { read, isOn: (kind: MailKind) => wishes[kind], choose, isSaved, failure };
}
