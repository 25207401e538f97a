import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { content } from '../button/button.css.ts';
import { type ButtonVariant, buttonClass } from '../button/button.tsx';
import { ExternalLinkIcon } from '../icon/icons.tsx';
import { classNames } from '../style/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './link.css.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Style; `quiet` is underlined on hover only. @default 'inline' */
  readonly look?: keyof typeof css.looks;
  /** Makes the nearest positioned ancestor (a card, a row) part of the target. */
  readonly isStretched?: boolean;
  /** Opens a new tab and shows an icon; the label tells screen readers about it. */
  readonly newTabLabel?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A text link. */
export function Link({ look = 'inline', isStretched, newTabLabel, className, children, ...rest }: LinkProps) {
  const isExternal = newTabLabel !== undefined;
  return (
    <a
      part="link"
      {...rest}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={classNames(
        css.link,
        css.looks[look],
        isStretched && css.stretched,
        isExternal && css.external,
        className,
      )}
    >
      {children}
      {isExternal && (
        <>
          <ExternalLinkIcon size={16} />
          <VisuallyHidden>{newTabLabel}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** @default 'primary' */
  readonly variant?: ButtonVariant;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly isBlock?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  endIcon,
  isBlock,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a part="button" {...rest} className={buttonClass({ variant, size, isBlock, className })}>
      <span className={content}>
        {icon}
        {children}
        {endIcon}
      </span>
    </a>
  );
}
