import { MoreIcon } from '@foyer/ui/icon/form-icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { type EmployeeAction, isDangerous } from '../employee-actions.ts';
import { useEmployeesMessages } from './employees.messages.ts';

export interface RowMenuProps {
  readonly name: string;
  readonly actions: readonly EmployeeAction[];
  readonly onAction: (action: EmployeeAction) => void;
}

/** The menu of actions on the person of a row. */
export function RowMenu({ name, actions, onAction }: RowMenuProps) {
  const { t } = useEmployeesMessages();
  return (
    <Menu
      variant="ghost"
      size="small"
      part="menu"
      label={t('employees.employees.menu', { name })}
      icon={<MoreIcon size={20} />}
      items={actions.map((action) => ({
        id: action,
        label: t(`employees.action.${action}`),
        isDanger: isDangerous(action),
      }))}
      onAction={(id) => {
        const chosen = actions.find((action) => action === id);
        if (chosen) onAction(chosen);
      }}
    />
  );
}
