import { employeeStatuses } from '@foyer/contract/employees/employee-statuses';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { PlusIcon } from '@foyer/ui/icon/icons.tsx';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { DataList } from '../../../list/data-list.tsx';
import { listReturn } from '../../../list/list-return.ts';
import type { RowLink } from '../../../list/row-link.ts';
import { useList } from '../../../list/use-list.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { NothingHereState } from '../../../widget/states/widget-states.tsx';
import type { EmployeeAction } from '../employee-actions.ts';
import { EmployeeDialog } from '../employee-dialog.tsx';
import { type EmployeePanel, panelTarget, personPanel } from '../employee-panel.ts';
import { useAreCompaniesKnown, useKnownCompanies } from '../use-known-companies.ts';
import { EmployeeCounts } from './employee-counts.view.tsx';
import * as css from './employees.css.ts';
import { useEmployeesMessages } from './employees.messages.ts';
import { useChangedInPlace } from './use-changed-in-place.ts';
import { useEmployeeColumns } from './use-employee-columns.tsx';
import { employeeFilters, useEmployeeFilterFields } from './use-employee-filter-fields.ts';

const Demand = lazyWithTexts(
  () => import('../demand/demand.tsx').then((module) => module.Demand),
  () => import('../demand/demand.messages.ts').then((module) => module.demandMessages),
);

const RoleDelegation = lazyWithTexts(
  () => import('../delegation/role-delegation.tsx').then((module) => module.RoleDelegation),
  () => import('../delegation/delegation.messages.ts').then((module) => module.delegationMessages),
);

export interface EmployeeListProps extends WidgetProps {
  /** People per page, 1 to 100. @default 25 */
  readonly pageSize?: number;
  /** Status that is selected at first. */
  readonly status?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
  /** Whether invitations are possible; false during impersonation. */
  readonly mayInvite: boolean;
  /** Opens a panel in place, for hosts without pages. */
  readonly onOpenHere: (panel: EmployeePanel) => void;
}

interface Wanted {
  readonly employee: Employee;
  readonly action: EmployeeAction;
}

/** The people that the user may see, with the actions on each of them. */
export function EmployeeList({ emit, onOpenHere, mayInvite, ...options }: EmployeeListProps) {
  const { t } = useEmployeesMessages();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [hasCompanies, setHasCompanies] = useState(false);
  const columns = useEmployeeColumns({
    hasCompanies,
    onAction: (employee, action) => setWanted({ employee, action }),
  });
  const asked = useList('listUsers', {
    filters: employeeFilters,
    start: { status: employeeStatuses.find((known) => known === options.status) },
    sort: 'name:asc',
    columns,
    pageSize: options.pageSize,
    syncUrl: options.syncUrl === true,
    comeBack: listReturn,
  });
  const { list, put } = useChangedInPlace(asked);
  const canSecure = usePermission('companySecurity');
  const areCompaniesKnown = useAreCompaniesKnown();
  // the specification shows no message for this failure (section 8)
  const hasFailed = list.status === 'error';
  const companies = useKnownCompanies(list.items.map(({ company }) => company));
  if (companies.length > 1 && !hasCompanies) setHasCompanies(true);
  const filters = useEmployeeFilterFields(companies);
  const onChanged = (employee: Employee) => {
    put(employee);
    setWanted(null);
    emit('employee-changed', { id: employee.userId, status: employee.status });
  };
  // a company column that appears later would shift the others
  if (!areCompaniesKnown) return <WidgetSkeleton height="640px" />;
  return (
    <>
      <DataList
        list={hasFailed ? { ...list, status: 'ready', items: [], isFiltered: false } : list}
        empty={
          hasFailed ? <NothingHereState onReload={list.reload} isReloading={list.isReloading} /> : undefined
        }
        columns={columns}
        keyOf={({ userId }) => userId}
        title={t('employees.employees.title')}
        part="employees"
        fileName={t('employees.employees.export.file')}
        filters={filters}
        searchLabel={t('employees.employees.search')}
        actions={mayInvite && <InviteLink onOpenHere={onOpenHere} />}
        moreActions={mayInvite && <InviteManyLink onOpenHere={onOpenHere} />}
        above={<EmployeeCounts list={list} counts={list.lastPage?.counts} />}
        aside={
          canSecure && (
            <Suspense
              fallback={
                <>
                  <div className={css.demandBefore} />
                  <div className={css.demandBefore} />
                </>
              }
            >
              <Demand />
              <RoleDelegation />
            </Suspense>
          )
        }
        linkOf={({ userId }): RowLink => ({
          target: panelTarget(personPanel(userId)),
          onFollow: () => emit('employee-selected', { id: userId }),
          onLocal: () => onOpenHere(personPanel(userId)),
        })}
      />
      {wanted && (
        <EmployeeDialog
          {...wanted}
          key={`${wanted.action} ${wanted.employee.userId}`}
          onNews={put}
          onDone={onChanged}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}

type InviteProps = Pick<EmployeeListProps, 'onOpenHere'>;

function InviteManyLink({ onOpenHere }: InviteProps) {
  const { t } = useEmployeesMessages();
  return (
    <WidgetLink
      target={panelTarget('file')}
      onLocal={() => onOpenHere('file')}
      className={buttonClass({ variant: 'secondary' })}
      part="invite-many"
    >
      {t('employees.employees.invite-many')}
    </WidgetLink>
  );
}

function InviteLink({ onOpenHere }: InviteProps) {
  const { t } = useEmployeesMessages();
  return (
    <WidgetLink
      target={panelTarget('one')}
      onLocal={() => onOpenHere('one')}
      className={buttonClass({})}
      part="invite"
    >
      <PlusIcon size={18} />
      <span className={css.longLabel}>{t('employees.employees.invite')}</span>
      <span className={css.shortLabel} aria-hidden="true">
        {t('employees.employees.invite.short')}
      </span>
    </WidgetLink>
  );
}
