import { roles as allRoles, type Role } from '@foyer/contract/roles';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/states/widget-states.tsx';
import { RoleBoxes } from '../person-words/role-boxes.view.tsx';
import { useChangeMessages } from './change.messages.ts';

export interface AcceptRolesProps {
  readonly chosen: readonly Role[];
  readonly onChange: (roles: readonly Role[]) => void;
}

/** The roles to grant to a person who registered without an invitation and has none yet. */
export function AcceptRoles({ chosen, onChange }: AcceptRolesProps) {
  const { t } = useChangeMessages();
  const { data, error, reload } = useResource('listFleetManagerRoles');
  if (error && !data) return <FailedState error={error} onRetry={() => void reload()} />;
  if (!data) return <Skeleton width="100%" height={120} />;
  const offered = data.items.flatMap(({ role, isGrantable }) => (isGrantable ? [role] : []));
  return (
    <RoleBoxes
      label={t('employees.roles')}
      help={t('employees.change.accept.roles')}
      roles={[...new Set([...offered, ...chosen])]}
      chosen={chosen}
      error={undefined}
      onChange={(next) => onChange(allRoles.filter((role) => next.includes(role)))}
    />
  );
}
