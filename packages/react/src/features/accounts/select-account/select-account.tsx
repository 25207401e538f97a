import type { ActingNote } from '@foyer/core';
import { forgetActingNote, readActingNote } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { AccountChoice } from './account-choice.tsx';
import type { Begin } from './begin-acting.tsx';
import * as css from './select-account.css.ts';
import { Elsewhere, SelectAccountHead } from './select-account.view.tsx';

const BeginActing = lazyView(async () => (await import('./begin-acting.tsx')).BeginActing);

/** Returns why the last impersonation ended, until the user has read it, and a function that marks it as read. */
function useActingNote(): [ActingNote | null, () => void] {
  const { user } = useSdk().storage;
  const [isRead, setRead] = useState(false);
  const note = isRead ? null : readActingNote(user);
  const forget = () => {
    forgetActingNote(user);
    setRead(true);
  };
  return [note, forget];
}

export interface SelectAccountProps extends WidgetProps {
  /** Person whose form is shown first. */
  readonly accountId?: string | undefined;
  /** The only company in which acting for that person is offered. */
  readonly companyId?: string | undefined;
  /** Ticket of that person that is shown once acting has started. */
  readonly ticketId?: string | undefined;
}

/** Returns an account by its id, in one company if given; null if the caller may not impersonate it, undefined while it is loading. */
function useNamedAccount({ accountId, companyId }: SelectAccountProps, isEnabled: boolean) {
  const isAsked = isEnabled && accountId !== undefined;
  const { data, status } = useResource(
    'listAccounts',
    { query: { userId: accountId ?? '', limit: 1 } },
    { isEnabled: isAsked },
  );
  if (!isAsked || status === 'error') return null;
  const [account] = data?.items ?? [];
  if (!account) return data && null;
  const companies = account.companies.filter(({ id }) => companyId === undefined || id === companyId);
  return companies.length === 0 ? account : { ...account, companies };
}

/** `<foyer-select-account>`: the choice of an account to impersonate; during impersonation or in another company, the way back. */
export function SelectAccount(props: SelectAccountProps) {
  const { session } = useSdk();
  const mayAct = usePermission('impersonate');
  const { data } = useUserInfo();
  const isChoice = mayAct && !data?.actor;
  const named = useNamedAccount(props, isChoice);
  /** Undefined until the user has chosen an account, or gone back to the list. */
  const [chosen, setChosen] = useState<Begin | null>();
  const [note, forgetNote] = useActingNote();
  if (!isChoice)
    return (
      <div className={css.layout} part="select-account">
        <SelectAccountHead note={null} onNoteRead={forgetNote} hasIntro={false} />
        <Elsewhere
          kind={data?.actor?.kind}
          company={data?.company?.name ?? ''}
          onLeave={session.leaveCompany}
        />
      </div>
    );
  const account = chosen === undefined ? named : chosen;
  const isNamed = account !== undefined && account?.id === props.accountId;
  return (
    <div className={css.layout} part="select-account">
      {account === undefined && <WidgetSkeleton height="420px" />}
      {account && (
        <Suspense fallback={<WidgetSkeleton height="420px" />}>
          <BeginActing
            account={account}
            ticketId={isNamed ? props.ticketId : undefined}
            onBack={() => setChosen(null)}
            emit={props.emit}
          />
        </Suspense>
      )}
      {account === null && (
        <>
          <SelectAccountHead note={note} onNoteRead={forgetNote} hasIntro />
          <AccountChoice onChoose={setChosen} />
        </>
      )}
    </div>
  );
}
