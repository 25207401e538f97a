import { Fragment, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon } from '../icon/icons.tsx';
import { usePlaceUnder } from '../popover/use-place-under.ts';
import { classNames } from '../style/class-names.ts';
import { useOverlayContainer } from '../style/ui-context.ts';
import { useOutOfView } from '../style/use-out-of-view.ts';
import * as css from './menu.css.ts';
import type { MenuEntry } from './menu.tsx';
import { entriesOf, useMenuKeys } from './menu-keys.ts';
import { useLightDismiss } from './use-light-dismiss.ts';

interface MenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Where nothing is chosen yet, the entry that gets the focus. */
  readonly focus: 'first' | 'last';
  readonly onAction: (id: string) => void;
  /** Closed by the user's key or choice: the button gets focus. */
  readonly onClose: () => void;
  /** Closed because the user went elsewhere: focus stays there. */
  readonly onLeave: () => void;
}

/** The open menu, in a chunk of its own: WAI-ARIA's menu button. Not modal: the page around it stays as it is. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, label, items, triggerRef, onAction, onClose, onLeave } = props;
  const panel = useRef<HTMLDivElement>(null);
  const layer = useOverlayContainer();
  useLightDismiss([triggerRef, panel], onLeave);
  useOutOfView(triggerRef, onLeave);
  usePlaceUnder(triggerRef, panel, 'start');
  useFirstFocus(panel, props.focus);
  const press = useMenuKeys(onClose);
  const leave = (next: EventTarget | null) => {
    if (next instanceof Node && !panel.current?.contains(next) && next !== triggerRef.current) onLeave();
  };
  if (layer === null) return null;
  const choose = (item: MenuEntry) => () => {
    if (item.isDisabled) return;
    onAction(item.id);
    onClose();
  };
  return createPortal(
    <div
      ref={panel}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={css.menu}
      onKeyDown={press}
      onBlur={(event) => leave(event.relatedTarget)}
    >
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.hasSeparator && <hr className={css.separator} />}
          <Entry item={item} onChoose={choose(item)} />
        </Fragment>
      ))}
    </div>,
    layer,
  );
}

interface EntryProps {
  readonly item: MenuEntry;
  readonly onChoose: () => void;
}

/** What is pointed at has the focus, so that keys go on from there. */
const follow = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
  const isDisabled = currentTarget.getAttribute('aria-disabled') === 'true';
  if (pointerType === 'mouse' && !isDisabled && !currentTarget.matches(':focus'))
    currentTarget.focus({ preventScroll: true });
};

function Entry({ item, onChoose }: EntryProps) {
  const { label, detail, icon, href, isDanger, isDisabled, isSelected } = item;
  const Part = href === undefined ? 'div' : 'a';
  return (
    <Part
      role={isSelected === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isSelected}
      aria-disabled={isDisabled}
      tabIndex={-1}
      href={href}
      className={classNames(css.item, isDanger && css.danger)}
      onClick={onChoose}
      onPointerMove={follow}
    >
      {icon}
      <span className={css.itemText}>
        {label}
        {detail !== undefined && <span className={css.itemDetail}>{detail}</span>}
      </span>
      {isSelected && <CheckIcon size={18} />}
    </Part>
  );
}

/** What is chosen has the focus first; else the first entry, or the last. */
function useFirstFocus(panel: RefObject<HTMLElement | null>, from: 'first' | 'last'): void {
  useLayoutEffect(() => {
    const entries = entriesOf(panel.current);
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true');
    (chosen ?? entries.at(from === 'first' ? 0 : -1) ?? panel.current)?.focus({ preventScroll: true });
  }, [panel, from]);
}
