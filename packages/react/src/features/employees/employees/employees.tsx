import { Alert } from '@foyer/ui/alert/alert.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { ListOrOpened } from '../../../list/list-or-opened.tsx';
import { useListReturn } from '../../../list/use-list-return.ts';
import { useOpenedInPlace } from '../../../list/use-opened-in-place.ts';
import { container } from '../../../page/container.css.ts';
import { useUserInfo } from '../../../provider/use-session.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { useNavigate } from '../../../widget/widget-context.ts';
import { askedPanel, type EmployeePanel, panelTarget, personOf, personPanel } from '../employee-panel.ts';
import type { EmployeeListProps } from './employee-list.tsx';
import { useEmployeesMessages } from './employees.messages.ts';

// one of these four is shown: a page of a person or of an invitation does not load the list
const EmployeeList = lazyView(async () => (await import('./employee-list.tsx')).EmployeeList);
const EmployeeDetail = lazyWithTexts(
  () => import('../employee/employee-detail.tsx').then((module) => module.EmployeeDetail),
  () => import('../employee/employee.messages.ts').then((module) => module.employeeMessages),
);
const Invite = lazyWithTexts(
  () => import('../invite/invite.tsx').then((module) => module.Invite),
  () => import('../invite/invite.messages.ts').then((module) => module.inviteMessages),
);
const BulkInvite = lazyWithTexts(
  () => import('../bulk-invite/bulk-invite.tsx').then((module) => module.BulkInvite),
  () => import('../bulk-invite/bulk-invite.messages.ts').then((module) => module.bulkInviteMessages),
);

export interface EmployeesProps extends Omit<EmployeeListProps, 'onOpenHere' | 'mayInvite'> {
  /** Opens this person's page in place of the list. */
  readonly openId?: string;
  /** Opens an invitation in place of the list. */
  readonly invite?: string;
}

/** `<foyer-employees>`: the people of a company. */
export function Employees(props: EmployeesProps) {
  const asked = askedPanel(props.openId, props.invite);
  return <People key={asked ?? ''} {...props} asked={asked} />;
}

interface PeopleProps extends EmployeesProps {
  readonly asked: EmployeePanel | null;
}

function People({ asked, emit, ...options }: PeopleProps) {
  const { t } = useEmployeesMessages();
  const navigate = useNavigate();
  const isActing = useUserInfo().data?.actor?.kind === 'impersonation';
  const markReturn = useListReturn('users');
  const here = useOpenedInPlace<EmployeePanel>(asked);
  // the list is not needed behind a panel opened by address
  const [hasList, setHasList] = useState(asked === null);
  if (here.openId === null && !hasList) setHasList(true);
  const close = () => {
    if (here.openId !== asked) return here.close();
    markReturn();
    navigate(panelTarget(null), here.close);
  };
  const open = (panel: EmployeePanel) => navigate(panelTarget(panel), () => here.open(panel));
  const showPerson = (userId: string) => open(personPanel(userId));
  const detail = (panel: EmployeePanel) => {
    const userId = personOf(panel);
    if (userId === null && isActing)
      return (
        <Alert tone="info" title={t('employees.employees.acted-for')}>
          {t('employees.employees.acted-for.text')}
        </Alert>
      );
    const shown = { hasFocus: panel !== asked, emit };
    if (panel === 'one') return <Invite {...shown} onPerson={showPerson} onList={close} />;
    if (panel === 'file') return <BulkInvite {...shown} onList={close} />;
    return <EmployeeDetail key={panel} {...shown} userId={userId ?? ''} />;
  };
  return (
    <ListOrOpened
      place={{ ...here, close }}
      className={container}
      back={t('employees.employees.back')}
      detail={(panel) => <Suspense fallback={<WidgetSkeleton height="640px" />}>{detail(panel)}</Suspense>}
    >
      {hasList && (
        <Suspense fallback={<WidgetSkeleton height="640px" />}>
          <EmployeeList {...options} emit={emit} mayInvite={!isActing} onOpenHere={here.open} />
        </Suspense>
      )}
    </ListOrOpened>
  );
}
