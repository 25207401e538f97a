import { classNames } from '../style/class-names.ts';
import { bar, labels, tones, track, unknown } from './progress-bar.css.ts';

export interface ProgressBarProps {
  readonly label: string;
  /** Progress from 0 to 1; without it the bar is indeterminate. */
  readonly value?: number | undefined;
  /** Text shown and announced in place of the percentage, such as "3 von 12". */
  readonly valueText?: string;
  /** Shows label and text above the bar. @default false */
  readonly isLabelled?: boolean;
  /** @default 'brand' */
  readonly tone?: keyof typeof tones;
}

/** Progress bar with a label. */
export function ProgressBar({
  label,
  value,
  valueText,
  isLabelled = false,
  tone = 'brand',
}: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div part="progress">
      {isLabelled && (
        <div className={labels} aria-hidden="true">
          <span>{label}</span>
          <span>{valueText}</span>
        </div>
      )}
      <div
        className={track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <div
          className={classNames(bar, tones[tone], percent === undefined && unknown)}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
