import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import { card, header, interactive, paddings, title as titleClass } from './card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** @default 'section' when it has a title, else 'div' */
  readonly as?: 'section' | 'article' | 'div' | 'li';
  readonly title?: ReactNode;
  /** Heading level of the title. @default 2 */
  readonly headingLevel?: 2 | 3 | 4;
  /** Drawn at the end of the title's line. */
  readonly actions?: ReactNode;
  /** @default 'large' */
  readonly padding?: keyof typeof paddings;
  /** Raises the card on hover and shows the focus of its content around the whole card. */
  readonly isInteractive?: boolean;
}

/** A surface with a hairline border. */
export function Card(props: CardProps) {
  const {
    title,
    headingLevel = 2,
    actions,
    padding = 'large',
    isInteractive,
    className,
    children,
    as,
    ...rest
  } = props;
  const Box = as ?? (title === undefined ? 'div' : 'section');
  const Heading = `h${headingLevel}` as const;
  return (
    <Box
      part="card"
      {...rest}
      className={classNames(card, paddings[padding], isInteractive && interactive, className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={header} part="card-header">
          {title !== undefined && <Heading className={titleClass}>{title}</Heading>}
          {actions}
        </div>
      )}
      {children}
    </Box>
  );
}
