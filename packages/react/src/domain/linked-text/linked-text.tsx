import { Link } from '@foyer/ui/link/link.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import * as css from './linked-text.css.ts';
import { splitLinks } from './split-links.ts';

export interface LinkedTextProps {
  readonly text: string;
  readonly className?: string;
  readonly part?: string;
}

/** Text that a person wrote, as a paragraph in its own direction; addresses in it are links. Never parsed as markup. */
export function LinkedText({ text, className, part }: LinkedTextProps) {
  return (
    <p className={classNames(css.text, className)} dir="auto" part={part}>
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
