import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { box, spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** Text for screen readers; without it the spinner is decoration. */
  readonly label?: string;
  /** Diameter in px. @default 20 */
  readonly size?: number;
}

/** A turning ring for waits of unknown length. */
export function Spinner({ label, size }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={box} part="spinner">
      <span
        className={spinner}
        aria-hidden="true"
        style={size === undefined ? undefined : { fontSize: size }}
      />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
