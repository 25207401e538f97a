import type { ActingNote } from '@foyer/core';
import { forgetActingNote, readActingNote } from '@foyer/core';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';
import { usePermission } from '../../../provider/use-permission.ts';
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

/** `<foyer-select-account>`: the choice of an account to impersonate; during impersonation or in another company, the way back. */
export function SelectAccount({ emit }: WidgetProps) {
  const { session } = useSdk();
  const mayAct = usePermission('impersonate');
  const { data } = useUserInfo();
  const [chosen, setChosen] = useState<Begin | null>(null);
  const [note, forgetNote] = useActingNote();
  if (data?.actor || !mayAct)
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
  return (
    <div className={css.layout} part="select-account">
      {chosen ? (
        <Suspense fallback={<WidgetSkeleton height="420px" />}>
          <BeginActing account={chosen} onBack={() => setChosen(null)} emit={emit} />
        </Suspense>
      ) : (
        <>
          <SelectAccountHead note={note} onNoteRead={forgetNote} hasIntro />
          <AccountChoice onChoose={setChosen} />
        </>
      )}
    </div>
  );
}
