import { classNames } from '../style/class-names.ts';
import { block, button, primary, square } from './button.css.ts';
import { ButtonFrame, type ButtonFrameProps } from './button-frame.tsx';
import { flush, sizes, variants } from './button-variants.css.ts';

/** How a button looks. */
export type ButtonVariant = 'primary' | keyof typeof variants;
/** How large a button is. */
export type ButtonSize = 'medium' | keyof typeof sizes;

export interface ButtonProps extends ButtonFrameProps {
  /** @default 'primary' */
  readonly variant?: ButtonVariant;
  /** @default 'medium' */
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly isBlock?: boolean;
}

interface LookProps {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isBlock?: boolean | undefined;
  readonly isSquare?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for links that look like one. */
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

/** A native button. `type` is `button` unless said otherwise. */
export function Button(props: ButtonProps & { readonly isSquare?: boolean }) {
  const { variant, size, isBlock, isSquare, className, ...rest } = props;
  return <ButtonFrame {...rest} className={buttonClass({ variant, size, isBlock, isSquare, className })} />;
}
