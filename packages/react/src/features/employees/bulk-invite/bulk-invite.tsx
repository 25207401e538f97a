import { Stepper } from '@foyer/ui/stepper/stepper.tsx';
import { useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import * as page from '../../../page/detail-page.css.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import * as css from './bulk-invite.css.ts';
import { useBulkInviteMessages } from './bulk-invite.messages.ts';
import { CheckedRows } from './checked-rows.tsx';
import { ChooseFile } from './choose-file.tsx';
import { SentRows } from './sent-rows.tsx';
import { useBulkInvite } from './use-bulk-invite.ts';

export interface BulkInviteProps extends WidgetProps {
  readonly hasFocus: boolean;
  readonly onList: () => void;
}

const steps = ['choose', 'check', 'sent'] as const;

/** Invites the people listed in a file. */
export function BulkInvite({ hasFocus, onList, emit }: BulkInviteProps) {
  const { t } = useBulkInviteMessages();
  const invite = useBulkInvite((count) => emit('employees-invited', { count }));
  const offered = useResource('listFleetManagerRoles').data?.items ?? [];
  const roles = offered.flatMap(({ role, isGrantable }) => (isGrantable ? [role] : []));
  const title = useRef<HTMLHeadingElement>(null);
  const { step } = invite;
  const shown = useRef(hasFocus ? null : step);
  useEffect(() => {
    if (shown.current !== step) showConfirmation(title.current);
    shown.current = step;
  }, [step]);
  return (
    <div className={css.layout} part="employee">
      <header className={css.header}>
        {/* the confirmation has its own heading */}
        {step !== 'sent' && (
          <h1 className={page.title} ref={title} tabIndex={-1} part="title">
            {t(`employees.bulk-invite.title.${step}`)}
          </h1>
        )}
        <div className={css.steps} part="steps">
          <Stepper
            label={t('employees.bulk-invite.steps')}
            steps={steps.map((one) => t(`employees.bulk-invite.step.${one}`))}
            current={steps.indexOf(step)}
            doneLabel={t('employees.bulk-invite.step.done')}
          />
        </div>
      </header>
      {step === 'choose' && <ChooseFile invite={invite} roles={roles} />}
      {step === 'check' && <CheckedRows invite={invite} roles={roles} />}
      {step === 'sent' && <SentRows invite={invite} onList={onList} />}
    </div>
  );
}
