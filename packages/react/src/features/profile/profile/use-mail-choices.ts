import type { ChoosableMailKind, MailKind } from '@foyer/contract/profile/mail-kinds';
import { useRef, useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { useResource } from '../../../provider/use-resource.ts';

/** What was ticked and is not answered yet. */
type Wishes = Readonly<Partial<Record<MailKind, boolean>>>;

/** The choices as somebody sees them: what they ticked counts at once, and is sent in its order; what could not be kept goes back. */
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
    // a later wish about the same stays until it is answered
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
