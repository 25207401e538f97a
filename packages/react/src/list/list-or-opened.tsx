import { Button } from '@foyer/ui/button/button.tsx';
import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import type { ReactNode } from 'react';
import * as css from './list-or-opened.css.ts';
import type { OpenedInPlace } from './use-opened-in-place.ts';

export interface ListOrOpenedProps<Id extends string> {
  readonly place: OpenedInPlace<Id>;
  /** Label of the back button: "Alle Bestellungen". */
  readonly back: string;
  /** Draws the opened entry; it takes the focus itself. */
  readonly detail: (id: Id) => ReactNode;
  readonly className?: string;
  /** The list; it keeps its state while it is hidden. */
  readonly children: ReactNode;
}

/** A list, or the entry opened in its place with a back button. */
export function ListOrOpened<Id extends string>(props: ListOrOpenedProps<Id>) {
  const { place, back, detail, className, children } = props;
  const { openId } = place;
  return (
    <div ref={place.ref} className={classNames(css.place, className)} tabIndex={-1}>
      <div hidden={openId !== null}>
        {/* A page's content for the slot `heading` goes into the first slot of that name; this hidden one keeps it from the opened entry. */}
        {openId !== null && <slot name="heading" />}
        {children}
      </div>
      {openId !== null && (
        <div className={css.opened} part="opened">
          <Button
            variant="ghost"
            size="small"
            className={css.back}
            icon={<ChevronStartIcon size={18} />}
            onClick={place.close}
            part="back"
          >
            {back}
          </Button>
          {detail(openId)}
        </div>
      )}
    </div>
  );
}
