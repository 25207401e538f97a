import type { ReactNode } from 'react';
import { CartBadge } from '../../features/cart/index.ts';
import { SideMenu, useMenuCollapsed } from '../../features/environment/index.ts';
import { useSession } from '../../provider/use-session.ts';
import type { WidgetComponent } from '../../widget/create-widget-component.tsx';
import type { WidgetSpec } from '../../widget/define-widget.ts';
import { useHasCart } from '../use-has-cart.ts';
import { useOwnerName } from '../use-owner-name.ts';
import { useFrameMessages } from './frame.messages.ts';

/** Widgets of the frame. */
export const frameWidgets: readonly Pick<WidgetComponent<WidgetSpec>, 'preload'>[] = [SideMenu, CartBadge];

/** Classes of a frame. */
export interface FrameLook {
  readonly shell: string;
  readonly menu: string;
  /** Class of a menu that is collapsed to its icons. */
  readonly rail: string;
  readonly page: string;
  readonly header: string;
  readonly owner: string;
}

export interface SignedInFrameProps {
  readonly look: FrameLook;
  /** Route that the menu marks as current. */
  readonly current: string;
  /** Link that skips the menu. */
  readonly skip: ReactNode;
  /** Tag of the bar: a landmark on a page of our own, none within another page. */
  readonly bar: 'header' | 'div';
  /** Controls in the bar beside the owner's name. */
  readonly tools: ReactNode;
  /** Container of the screen. */
  readonly children: ReactNode;
}

/** Frame of every screen behind the login: menu, bar and screen. */
export function SignedInFrame({ look, current, skip, bar: Bar, tools, children }: SignedInFrameProps) {
  const owner = useOwnerWithMode();
  // known before the menu is loaded, so that its width is reserved and the page does not move
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

/** Returns the name of the portal's owner, with the mode if the user has several. */
function useOwnerWithMode(): string {
  const owner = useOwnerName();
  const { mode, modes } = useSession();
  const { t } = useFrameMessages();
  return owner === '' || mode === null || modes.length < 2
    ? owner
    : t(`portal.frame.owner.${mode}`, { owner });
}

/** Cart in the bar, for users who may order. */
export const FrameCart = (props: { readonly className: string; readonly scheme?: 'dark' }) =>
  useHasCart() ? <CartBadge {...props} /> : null;
