import { classNames } from '../style/class-names.ts';
import { block, button, primary } from './button.css.ts';
import { ButtonFrame, type ButtonFrameProps } from './button-frame.tsx';

/** The ordinary `Button` without the code of all others: for the login and for what must be there when nothing else is. */
export function PrimaryButton({
  isBlock,
  className,
  ...rest
}: ButtonFrameProps & { readonly isBlock?: boolean }) {
  return <ButtonFrame {...rest} className={classNames(button, primary, isBlock && block, className)} />;
}
