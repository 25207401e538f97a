import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import * as css from './menus.css.ts';

interface ShortTextProps {
  readonly label: string;
  readonly text: string;
  /** How it is cut. @default at the end of one line */
  readonly className?: string;
}

/** A short text to see and a full one to hear. */
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
