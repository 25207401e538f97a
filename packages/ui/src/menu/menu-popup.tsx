import { Fragment, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover, Separator } from 'react-aria-components';
import { CheckIcon } from '../icon/icons.tsx';
import { AriaScope } from '../style/aria-scope.tsx';
import { classNames } from '../style/class-names.ts';
import * as css from './menu.css.ts';
import type { MenuEntry } from './menu.tsx';

interface MenuPopupProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly focus: 'first' | 'last';
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
}

/** The open menu, in a chunk of its own with react-aria. */
export function MenuPopup({ id, label, items, triggerRef, focus, onAction, onClose }: MenuPopupProps) {
  const selected = items.filter((item) => item.isSelected).map((item) => item.id);
  const hasChoice = items.some((item) => item.isSelected !== undefined);
  return (
    <AriaScope>
      <Popover
        className={css.popover}
        aria-label={label}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
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
    </AriaScope>
  );
}
