import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { showConfirmation } from '../../../form/show-confirmation.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useMediaUrl } from '../../../provider/use-media-url.ts';
import * as css from './sign-in-frame.css.ts';

export interface SignInFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly part: string;
  /** Whether it follows an action of the user: the heading gets the focus. @default false */
  readonly isNext?: boolean;
  /** Whether it is the first page of the widget, whose heading the host page may replace. @default false */
  readonly isStart?: boolean;
  readonly children?: ReactNode;
}

/** The layout of pages before the sign-in: logo of the brand, heading, text and content. */
export function SignInFrame({
  title,
  text,
  part,
  isNext = false,
  isStart = false,
  children,
}: SignInFrameProps) {
  const brand = useStore(useSdk().$branding);
  const logo = useMediaUrl()(brand?.logoUrl);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) showConfirmation(heading.current);
  }, [isNext]);
  return (
    <section className={css.frame} aria-label={title} part={part}>
      <div className={css.brand}>
        {logo && <img className={css.logo} src={logo} alt={brand?.name ?? ''} part="logo" />}
      </div>
      <h1 className={css.title} ref={heading} tabIndex={-1} part="title">
        {isStart ? <slot name="heading">{title}</slot> : title}
      </h1>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {children}
      <slot name="footer" />
    </section>
  );
}
