import type { ReactNode } from 'react';
import { CartBadge } from '../../features/cart/index.ts';
import { SideMenu, useMenuCollapsed } from '../../features/environment/index.ts';
import type { WidgetComponent } from '../../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../../widget/define-widget.ts';
import { useHasCart } from '../use-has-cart.ts';
import { useOwnerName } from '../use-owner-name.ts';

/** The widgets of the frame. */
export const frameWidgets: readonly Pick<WidgetComponent<WidgetSpec>, 'preload'>[] = [SideMenu, CartBadge];

/** The classes of a frame. */
export interface FrameLook {
  readonly shell: string;
  readonly menu: string;
  /** Of a menu that is folded to its icons. */
  readonly rail: string;
  readonly page: string;
  readonly header: string;
  readonly owner: string;
}

export interface SignedInFrameProps {
  readonly look: FrameLook;
  /** The route that the menu marks. */
  readonly current: string;
  /** Leads past the menu. */
  readonly skip: ReactNode;
  /** The tag of the bar: a landmark of a page, and none inside of one. */
  readonly bar: 'header' | 'div';
  /** What the bar holds beside the owner's name. */
  readonly tools: ReactNode;
  /** The place of the screen. */
  readonly children: ReactNode;
}

/** Menu, bar and screen: the frame of every screen behind the login. */
export function SignedInFrame({ look, current, skip, bar: Bar, tools, children }: SignedInFrameProps) {
  const owner = useOwnerName();
  // known before the menu is there: its place is kept, and the page does not move
  const [isRail, setRail] = useMenuCollapsed();
  return (
    <div className={look.shell}>
      {skip}
      <SideMenu
        className={isRail ? look.rail : look.menu}
        current={current}
        onMenuToggled={(event) => setRail(event.detail.isCollapsed)}
      />
      <div className={look.page}>
        <Bar className={look.header} part="bar">
          <p className={look.owner} part="owner">
            {owner}
          </p>
          {tools}
        </Bar>
        {children}
      </div>
    </div>
  );
}

/** The cart in the bar, for people who may order. */
export const FrameCart = (props: { readonly className: string; readonly scheme?: 'dark' }) =>
  useHasCart() ? <CartBadge {...props} /> : null;
