import { Button } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useSession } from '../../provider/use-session.ts';
import { useElsewhereMessages } from './elsewhere.messages.ts';
import type { KnownPlace } from './use-place-memory.ts';

/** Enters a mode and company; returns whether it succeeded. */
function useEnter(): (place: KnownPlace) => Promise<boolean> {
  const { session } = useSdk();
  return async ({ mode, companyId }) => {
    const now = session.$state.get();
    if (mode === 'b2b' && companyId !== now.companyId) {
      if (companyId === null) session.leaveCompany();
      else if (!(await session.switchCompany(companyId)).ok) return false;
    }
    session.selectMode(mode);
    return true;
  };
}

export interface ElsewhereProps {
  readonly find: () => Promise<KnownPlace | null>;
  readonly icon: ReactNode;
  /** Shown during the search. */
  readonly skeleton: ReactNode;
  /** Shown if the record is nowhere else. */
  readonly children: ReactNode;
}

/** Searches a record that is not found in the user's other modes and companies, names the one that has it, and offers the switch. */
export function Elsewhere({ find, icon, skeleton, children }: ElsewhereProps): ReactNode {
  const { t } = useElsewhereMessages();
  const { mode } = useSession();
  const enter = useEnter();
  const [place, setPlace] = useState<KnownPlace | null>();
  const [step, setStep] = useState<'ready' | 'switching' | 'failed'>('ready');
  const search = useRef(find);
  useEffect(() => {
    let isWanted = true;
    search.current().then(
      (found) => isWanted && setPlace(found),
      () => isWanted && setPlace(null),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (place === undefined) return skeleton;
  if (place === null) return children;
  const company = place.companyName ?? '';
  // within business mode, the company is what differs
  const isCompany = place.mode === mode;
  const where = isCompany ? (company === '' ? 'own-company' : 'company') : place.mode;
  const go = async () => {
    setStep('switching');
    if (!(await enter(place))) setStep('failed');
  };
  return (
    <EmptyState
      headingLevel={1}
      icon={icon}
      title={t(`base.elsewhere.title.${where}`, { company })}
      actions={
        <Button isLoading={step === 'switching'} onClick={() => void go()}>
          {t(`base.elsewhere.switch.${where}`, { company })}
        </Button>
      }
    >
      {t(isCompany ? 'base.elsewhere.text.company' : `base.elsewhere.text.${place.mode}`)}
      {step === 'failed' && <p role="alert">{t('base.elsewhere.failed')}</p>}
    </EmptyState>
  );
}
