import type { Employee } from '@foyer/contract/employees/employees.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { Confirmation } from '../../../page/confirmation.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { employeeName } from '../employee-name.ts';
import * as css from './invite.css.ts';
import { useInviteMessages } from './invite.messages.ts';
import { InviteForm } from './invite-form.tsx';

export interface InviteProps extends WidgetProps {
  readonly hasFocus: boolean;
  readonly onPerson: (userId: string) => void;
  readonly onList: () => void;
}

/** Invites one person. */
export function Invite({ hasFocus, onPerson, onList, emit }: InviteProps) {
  const { t } = useInviteMessages();
  const [sent, setSent] = useState<Employee | null>(null);
  const [hasAnother, setHasAnother] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent === null && (hasFocus || hasAnother)) title.current?.focus();
  }, [sent, hasFocus, hasAnother]);
  if (sent !== null) {
    const another = () => {
      setSent(null);
      setHasAnother(true);
    };
    return (
      <div part="sent">
        <Confirmation
          title={t('employees.invite.sent.title')}
          text={t('employees.invite.sent.text', { name: employeeName(sent), email: sent.email })}
        >
          <Button variant="secondary" onClick={onList}>
            {t('employees.invite.sent.list')}
          </Button>
          <Button variant="secondary" onClick={() => onPerson(sent.userId)}>
            {t('employees.invite.sent.person')}
          </Button>
          <Button onClick={another}>{t('employees.invite.sent.another')}</Button>
        </Confirmation>
      </div>
    );
  }
  return (
    <div className={css.layout} part="employee">
      <header className={css.header}>
        <h1 className={page.title} ref={title} tabIndex={-1} part="title">
          {t('employees.invite.title')}
        </h1>
        <p className={page.muted}>{t('employees.invite.intro')}</p>
      </header>
      <WithRoles
        onSent={(employee) => {
          setSent(employee);
          emit('employees-invited', { count: 1 });
        }}
      />
    </div>
  );
}

/** The form, which is shown once the grantable roles are loaded. */
function WithRoles({ onSent }: { readonly onSent: (employee: Employee) => void }) {
  const { t } = useInviteMessages();
  const { data, error, reload, status } = useResource('listFleetManagerRoles');
  if (data) return <InviteForm roles={data.items} onSent={onSent} />;
  if (error) {
    return <FailedState error={error} onRetry={() => void reload()} isRetrying={status === 'loading'} />;
  }
  return (
    <SkeletonGroup label={t('base.loading')}>
      <Skeleton height={520} width="100%" />
    </SkeletonGroup>
  );
}
