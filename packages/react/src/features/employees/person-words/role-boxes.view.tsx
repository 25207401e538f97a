import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { label as labelStyle, legend } from '@foyer/ui/field/field.css.ts';
import { FieldError } from '@foyer/ui/field/field.tsx';
import { useId } from 'react';
import { usePersonWordsMessages } from './person-words.messages.ts';
import * as css from './role-boxes.css.ts';

export interface RoleBoxesProps {
  readonly label: string;
  readonly help?: string;
  readonly roles: readonly string[];
  readonly error: string | undefined;
  /** Name of the checkboxes, in a form that is read as a whole. */
  readonly name?: string;
  /** The chosen roles, if the component is controlled together with `onChange`. */
  readonly chosen?: readonly string[];
  readonly onChange?: (roles: readonly string[]) => void;
}

/** A group of checkboxes of roles. */
export function RoleBoxes({ label, help, roles, error, name, chosen, onChange }: RoleBoxesProps) {
  const { find } = usePersonWordsMessages();
  const id = useId();
  const toggle = (role: string, isOn: boolean) =>
    onChange?.([...(chosen ?? []).filter((one) => one !== role), ...(isOn ? [role] : [])]);
  return (
    <fieldset className={css.boxes} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`${labelStyle} ${legend}`}>{label}</legend>
      {help && <p className={css.help}>{help}</p>}
      <div className={css.boxLine}>
        {roles.map((role) => (
          <Checkbox
            key={role}
            name={name}
            value={role}
            // a file may name an unknown role
            label={find(`employees.role.${role}`, role)}
            aria-invalid={error ? true : undefined}
            {...(chosen && {
              checked: chosen.includes(role),
              onCheckedChange: (isOn: boolean) => toggle(role, isOn),
            })}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
