import * as css from './kept-number.css.ts';

export interface KeptNumberProps {
  /** What is said, with the number in it. */
  readonly text: string;
  readonly number: string;
}

/** A text whose number stays on one line: `AB-2026-004319` does not break at its hyphens. */
export function KeptNumber({ text, number }: KeptNumberProps) {
  const at = text.indexOf(number);
  if (number === '' || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={css.kept}>{number}</span>
      {text.slice(at + number.length)}
    </>
  );
}
