import { buttonClass } from '@foyer/ui/button/button.tsx';
import { usePermission } from '../../provider/use-permission.ts';
import { WidgetLink } from '../../widget/widget-link.tsx';

/** The way to a new quotation, for who may ask for one. */
export function RequestLink({ children }: { readonly children: string }) {
  if (!usePermission('shop')) return null;
  return (
    <WidgetLink target={{ route: 'quotation-request' }} className={buttonClass({})} part="request">
      {children}
    </WidgetLink>
  );
}
