import { buttonClass } from '@foyer/ui/button/button.tsx';
import { usePermission } from '../../provider/use-permission.ts';
import { WidgetLink } from '../../widget/links/widget-link.tsx';

/** A link to the request form, for users who may request quotations. */
export function RequestLink({ children }: { readonly children: string }) {
  if (!usePermission('shop')) return null;
  return (
    <WidgetLink target={{ route: 'quotation-request' }} className={buttonClass({})} part="request">
      {children}
    </WidgetLink>
  );
}
