import { Fragment, type KeyboardEvent, type RefObject, useRef } from 'react';
import { Menu as AriaMenu, MenuItem, Popover, Separator } from 'react-aria-components/Menu';
import { CheckIcon } from '../icon/icons.tsx';
import { AriaProvider } from '../style/aria-provider.tsx';
import { classNames } from '../style/class-names.ts';
import { useOutOfView } from '../style/use-out-of-view.ts';
import * as css from './menu.css.ts';
import type { MenuEntry } from './menu.tsx';
import { useLightDismiss } from './use-light-dismiss.ts';

interface MenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly focus: 'first' | 'last';
  readonly onAction: (id: string) => void;
  /** Called when the user closes it by a key or a choice: the button gets the focus. */
  readonly onClose: () => void;
  /** Called when the user leaves it: the focus stays where the user went. */
  readonly onLeave: () => void;
}

/** The open menu, in a chunk of its own with react-aria. Not modal: the page around it is not changed. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, label, items, triggerRef, focus, onAction, onClose, onLeave } = props;
  const popover = useRef<HTMLElement>(null);
  useLightDismiss([triggerRef, popover], onLeave);
  useOutOfView(triggerRef, onLeave);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // Tab continues from the button; Escape must not reach a surrounding dialog
    if (event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const selected = items.filter((item) => item.isSelected).map((item) => item.id);
  const hasChoice = items.some((item) => item.isSelected !== undefined);
  return (
    <AriaProvider>
      {/* In React's event order, the popover is a child of this element, though it is drawn elsewhere. */}
      <span hidden onKeyDownCapture={press}>
        <Popover
          ref={popover}
          className={css.popover}
          triggerRef={triggerRef}
          isNonModal
          shouldCloseOnInteractOutside={(element) => triggerRef.current?.contains(element) !== true}
          placement="bottom start"
          offset={4}
          isOpen
          onOpenChange={(isOpen) => !isOpen && onLeave()}
        >
          <AriaMenu
            id={id}
            className={css.list}
            aria-label={label}
            autoFocus={focus}
            selectionMode={hasChoice ? 'single' : 'none'}
            selectedKeys={selected}
            disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
            onAction={(key) => onAction(String(key))}
            onClose={onClose}
          >
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.hasSeparator && <Separator className={css.separator} />}
                <MenuItem
                  id={item.id}
                  textValue={item.label}
                  className={classNames(css.item, item.isDanger && css.danger)}
                  {...(item.href === undefined ? {} : { href: item.href })}
                >
                  {item.icon}
                  <span className={css.itemText}>
                    {item.label}
                    {item.detail !== undefined && <span className={css.itemDetail}>{item.detail}</span>}
                  </span>
                  {item.isSelected && <CheckIcon size={18} />}
                </MenuItem>
              </Fragment>
            ))}
          </AriaMenu>
        </Popover>
      </span>
    </AriaProvider>
  );
}
