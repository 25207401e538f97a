import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { classNames } from '../style/class-names.ts';
import { block, button, content, primary, square, wait } from './button.css.ts';
import { flush, sizes, variants } from './button-variants.css.ts';

/** Visual style of a button. */
export type ButtonVariant = 'primary' | keyof typeof variants;
/** Size of a button. */
export type ButtonSize = 'medium' | keyof typeof sizes;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default 'primary' */
  readonly variant?: ButtonVariant;
  /** @default 'medium' */
  readonly size?: ButtonSize;
  /** Drawn before the text. */
  readonly icon?: ReactNode;
  /** Drawn after the text. */
  readonly endIcon?: ReactNode;
  /** Shows a spinner, keeps width and focus, and ignores clicks. */
  readonly isLoading?: boolean;
  /** Text for screen readers while loading. */
  readonly loadingLabel?: string;
  /** Fills the width of the container. */
  readonly isBlock?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

interface LookProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isBlock?: boolean | undefined;
  readonly isSquare?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isBlock,
  isSquare,
  className,
}: LookProps) {
  return classNames(
    button,
    variant === 'primary' ? primary : variants[variant],
    size !== 'medium' && sizes[size],
    variant === 'link' && flush,
    isBlock && block,
    isSquare && square,
    className,
  );
}

/** A native button. @default `type` is `button` */
export function Button(props: ButtonProps & { readonly isSquare?: boolean }) {
  const {
    variant,
    size,
    icon,
    endIcon,
    isLoading = false,
    loadingLabel,
    isBlock,
    isSquare,
    className,
    ...rest
  } = props;
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
      className={buttonClass({ variant, size, isBlock, isSquare, className })}
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
