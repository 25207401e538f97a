import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../widget/links/widget-link.tsx';

/** A link to the form for a new ticket. */
export function CreateTicketLink({ children }: { readonly children: string }) {
  return (
    <WidgetLink target={{ route: 'create-ticket' }} className={buttonClass({})} part="create">
      {children}
    </WidgetLink>
  );
}
