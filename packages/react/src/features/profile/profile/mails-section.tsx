import type { ChoosableMailKind, MailKind } from '@foyer/contract/profile/mail-kinds';
import type { MailChoice } from '@foyer/contract/profile/profile.schema';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { useRef, useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { Loaded } from './loaded.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';

/** What was ticked and is not answered yet. */
type Wishes = Readonly<Partial<Record<MailKind, boolean>>>;

/** The choices as somebody sees them: what they ticked counts at once, and is sent in its order; what could not be kept goes back. */
function useMailChoices() {
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

/** Which mails somebody gets; each choice is kept as it is made. */
export function MailsSection({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const { t, find } = useProfileMessages();
  const { read, isOn, choose, isSaved, failure } = useMailChoices();
  // a newer server may have kinds that there are no words for yet
  const named = (items: readonly MailChoice[]) =>
    items.filter(({ kind }) => find(`profile.profile.mails.${kind}`, '') !== '');
  const rows = 2 + (usePermission('shop') ? 3 : 0) + (usePermission('useCases') ? 1 : 0);
  return (
    <Section name="mails" title={t('profile.profile.mails.title')} text={t('profile.profile.mails.text')}>
      <Loaded read={read} room={{ entries: rows, height: 44 }}>
        {({ items }: { items: readonly MailChoice[] }) => (
          <fieldset className={css.choices} aria-label={t('profile.profile.mails.title')}>
            {named(items).map(({ kind, isChoosable, isOn: wasOn }) => (
              <Checkbox
                key={kind}
                name={kind}
                label={find(`profile.profile.mails.${kind}`, kind)}
                description={find(`profile.profile.mails.${kind}.text`, '')}
                checked={isOn(kind) ?? wasOn}
                disabled={!isChoosable || isReadOnly}
                onCheckedChange={(next) => choose(kind, next)}
              />
            ))}
          </fieldset>
        )}
      </Loaded>
      <span className={css.saidBelow} role="status">
        {isSaved && t('profile.profile.saved')}
      </span>
      {failure && (
        <p className={css.failed} role="alert">
          {failure}
        </p>
      )}
    </Section>
  );
}
