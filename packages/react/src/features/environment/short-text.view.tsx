import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import * as css from './menus.css.ts';

interface ShortTextProps {
  readonly label: string;
  readonly text: string;
  /** Class that shortens the text. @default an ellipsis at the end of one line */
  readonly className?: string;
}

/** A short text to see, and the full one for screen readers. */
export function ShortText({ label, text, className = css.ellipsis }: ShortTextProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={className} aria-hidden="true">
        {text}
      </span>
    </>
  );
}
