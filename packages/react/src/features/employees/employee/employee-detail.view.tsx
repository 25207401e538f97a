import type { Employee } from '@foyer/contract/employees/employees.schema';
import { mailLink } from '@foyer/contract/mail-link';
import { phoneLink } from '@foyer/contract/read-phone';
import { Avatar } from '@foyer/ui/avatar/avatar.tsx';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import type { ReactNode, Ref } from 'react';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { DetailHead } from '../../../page/detail-head.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { actionsOf, type EmployeeAction, isDangerous } from '../employee-actions.ts';
import { employeeName } from '../employee-name.ts';
import { employeeStatusTones } from '../employee-status-tone.ts';
import { blockedReasonOf } from './blocked-reason.ts';
import * as css from './employee.css.ts';
import { useEmployeeMessages } from './employee.messages.ts';
import { EmployeeHistory } from './employee-history.view.tsx';
import { EmployeeRoles } from './employee-roles.view.tsx';

export interface EmployeeDetailViewProps {
  readonly employee: Employee;
  /** User id of the reader. */
  readonly ownId: string | undefined;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onAction: (action: EmployeeAction) => void;
}

/** All data of one person, with the allowed actions. */
export function EmployeeDetailView({ employee, ownId, titleRef, onAction }: EmployeeDetailViewProps) {
  const messages = useEmployeeMessages();
  const { t } = messages;
  const name = employeeName(employee);
  const actions = actionsOf(employee);
  return (
    <>
      <div className={css.head}>
        <Avatar name={name} size="large" />
        <DetailHead
          title={name}
          number={name}
          titleRef={titleRef}
          badge={
            <Badge tone={employeeStatusTones[employee.status]}>
              {textOfValue(messages, `employees.status.${employee.status}`)}
            </Badge>
          }
          actions={
            actions.length > 0 &&
            actions.map((action, at) => (
              <Button
                key={action}
                variant={at === 0 && !isDangerous(action) ? 'primary' : 'secondary'}
                onClick={() => onAction(action)}
              >
                {t(`employees.action.${action}`)}
              </Button>
            ))
          }
        >
          <p className={page.muted}>{employee.email}</p>
        </DetailHead>
      </div>
      <BlockedReason employee={employee} ownId={ownId} />
      <div className={page.columns}>
        <div className={page.column}>
          <Facts employee={employee} />
          <EmployeeRoles roles={employee.roles} />
        </div>
        <div className={page.column}>
          <Card title={t('employees.employee.history')}>
            <EmployeeHistory employee={employee} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** The reason why an expected action is not possible: not now, or not for this person. */
function BlockedReason({ employee, ownId }: Pick<EmployeeDetailViewProps, 'employee' | 'ownId'>) {
  const { t } = useEmployeeMessages();
  const format = useFormat();
  const hindrance = blockedReasonOf(employee, ownId);
  if (hindrance === null) return null;
  const { kind, until } = hindrance;
  return (
    <p className={css.note} part="remind-again">
      {t(`employees.employee.hindrance.${kind}`, {
        name: employeeName(employee),
        time: until === null ? '' : format.dateTime(until),
      })}
    </p>
  );
}

function Facts({ employee }: { readonly employee: Employee }) {
  const { t } = useEmployeeMessages();
  const format = useFormat();
  const { company, phone, lastLoginAt, invitationExpiresAt, status, hasSecondFactor } = employee;
  return (
    <Card title={t('employees.employee.facts')}>
      <dl className={css.facts} part="facts">
        <Fact label={t('employees.email')}>
          <a className={page.link} href={mailLink(employee.email)}>
            <bdi>{employee.email}</bdi>
          </a>
        </Fact>
        <Fact label={t('employees.company')}>{company.name}</Fact>
        {phone && (
          <Fact label={t('employees.employee.phone')}>
            <a className={page.link} href={phoneLink(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Fact>
        )}
        <Fact label={t('employees.last-sign-in')}>
          {lastLoginAt ? format.dateTime(lastLoginAt) : t('employees.last-sign-in.never')}
        </Fact>
        {hasSecondFactor !== undefined && status !== 'invited' && (
          <Fact label={t('employees.second-factor')}>
            {t(hasSecondFactor ? 'employees.second-factor.yes' : 'employees.second-factor.no')}
          </Fact>
        )}
        {status === 'invited' && invitationExpiresAt && (
          <Fact label={t('employees.employee.expires')}>{format.dateTime(invitationExpiresAt)}</Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={page.term}>{label}</dt>
      <dd className={page.detail}>{children}</dd>
    </div>
  );
}
