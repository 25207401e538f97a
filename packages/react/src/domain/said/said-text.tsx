import { Link } from '@foyer/ui/link/link.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import * as css from './said-text.css.ts';
import { splitLinks } from './split-links.ts';

export interface SaidTextProps {
  readonly text: string;
  readonly className?: string;
  readonly part?: string;
}

/** Paragraph that a person wrote, in its own direction, with links for the addresses in it. Never markup. */
export function SaidText({ text, className, part }: SaidTextProps) {
  return (
    <p className={classNames(css.said, className)} dir="auto" part={part}>
      {splitLinks(text).map(({ text: shown, href }, index) =>
        href === undefined ? (
          shown
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {shown}
          </Link>
        ),
      )}
    </p>
  );
}
