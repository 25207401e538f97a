import { Button, type ButtonProps } from '../button/button.tsx';
import { Tooltip, type TooltipPlacement } from '../tooltip/tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'endIcon' | 'isBlock'> {
  /** The button's name, also shown as its tooltip. */
  readonly label: string;
  /** Position of the tooltip; `null` for none. @default 'top' */
  readonly tooltip?: TooltipPlacement | null;
}

/** A button with an icon alone. */
export function IconButton({ label, tooltip = 'top', variant = 'ghost', ...rest }: IconButtonProps) {
  const button = <Button {...rest} variant={variant} aria-label={label} isSquare />;
  if (tooltip === null) return button;
  return (
    <Tooltip text={label} placement={tooltip} isLabel>
      {button}
    </Tooltip>
  );
}
