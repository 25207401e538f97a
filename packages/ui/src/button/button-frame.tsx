import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { content, wait } from './button.css.ts';

/** What every button has, whatever it looks like. */
export interface ButtonFrameProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Drawn before the text. */
  readonly icon?: ReactNode;
  /** Drawn after the text. */
  readonly endIcon?: ReactNode;
  /** Shows a spinner, keeps width and focus, and swallows clicks. */
  readonly isLoading?: boolean;
  /** Said to screen readers while loading. */
  readonly loadingLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button without a look. `type` is `button` unless said otherwise. */
export function ButtonFrame(props: ButtonFrameProps) {
  const { icon, endIcon, isLoading = false, loadingLabel, ...rest } = props;
  const { children, onClick, type = 'button', ...native } = rest;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      part="button"
      {...native}
      type={type}
      aria-disabled={isLoading || native['aria-disabled']}
      data-loading={isLoading ? '' : undefined}
      onClick={click}
    >
      <span className={content}>
        {icon}
        {children}
        {endIcon}
      </span>
      {isLoading && (
        <span className={wait}>
          <Spinner {...(loadingLabel === undefined ? {} : { label: loadingLabel })} />
        </span>
      )}
    </button>
  );
}
