import { box, checkbox } from '@foyer/ui/checkbox/checkbox.css.ts';
import { classNames } from '@foyer/ui/style/class-names.ts';

export interface ChoiceInputProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** The checkbox itself, loaded with its styles after the title is shown. */
export function ChoiceInput({ label, isChosen, onChange }: ChoiceInputProps) {
  return (
    <input
      type="checkbox"
      className={classNames(box, checkbox)}
      aria-label={label}
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
      part="choice-box"
    />
  );
}
