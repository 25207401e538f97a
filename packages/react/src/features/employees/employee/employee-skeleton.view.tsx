import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useEmployeeMessages } from './employee.messages.ts';

/** The skeleton of a person's page. */
export function EmployeeSkeleton() {
  const { t } = useEmployeeMessages();
  return (
    <SkeletonGroup label={t('employees.employee.loading')} className={page.layout}>
      <Skeleton width="min(360px, 90%)" height={64} />
      <div className={page.columns}>
        <Skeleton width="100%" height={360} />
        <Skeleton width="100%" height={240} />
      </div>
    </SkeletonGroup>
  );
}
