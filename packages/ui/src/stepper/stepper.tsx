import { CheckIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { container, list, mark, name as nameClass, step as stepClass } from './stepper.css.ts';

export interface StepperProps {
  /** Accessible name: the goal of the steps. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly current: number;
  /** Text for screen readers after a finished step. */
  readonly doneLabel: string;
  /** Whether a step is finished, for steps without a fixed order. @default those before the current one are */
  readonly isDone?: (index: number) => boolean;
}

/** Progress in a form with several steps. */
export function Stepper({ label, steps, current, doneLabel, isDone = (at) => at < current }: StepperProps) {
  return (
    <div className={container} part="stepper">
      <ol className={list} aria-label={label}>
        {steps.map((name, at) => (
          <li
            key={name}
            className={stepClass}
            aria-current={at === current ? 'step' : undefined}
            data-done={isDone(at) ? '' : undefined}
          >
            <span className={mark} aria-hidden="true">
              {isDone(at) ? <CheckIcon size={16} /> : at + 1}
            </span>
            <span className={nameClass}>
              {name}
              {isDone(at) && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
