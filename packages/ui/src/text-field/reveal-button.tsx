import { EyeIcon, EyeOffIcon } from '../icon/field-icons.tsx';
import { classNames } from '../style/class-names.ts';
import { reveal } from './text-field.css.ts';

/** Names of the button that shows and hides a password. */
export interface RevealLabels {
  readonly show: string;
  readonly hide: string;
}

export interface RevealButtonProps {
  readonly labels: RevealLabels;
  readonly isRevealed: boolean;
  readonly onReveal: (isRevealed: boolean) => void;
  /** Id of the password's input. */
  readonly controls: string;
  readonly className?: string | undefined;
}

/** The button that shows and hides a password. */
export function RevealButton({ labels, isRevealed, onReveal, controls, className }: RevealButtonProps) {
  return (
    <button
      type="button"
      className={classNames(reveal, className)}
      aria-label={isRevealed ? labels.hide : labels.show}
      aria-controls={controls}
      onClick={() => onReveal(!isRevealed)}
      part="reveal"
    >
      {isRevealed ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  );
}
