import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import * as css from './side-menu.css.ts';

/** A short text to see and a full one to hear. */
export function ShortText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={css.ellipsis} aria-hidden="true">
        {text}
      </span>
    </>
  );
}
