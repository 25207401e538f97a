import type { AssociationKind } from '@foyer/contract/tickets/ticket-states';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { WidgetLink } from '../../widget/links/widget-link.tsx';
import * as css from './ask-about.css.ts';

export interface AskAboutProps {
  readonly kind: AssociationKind;
  readonly id: string;
  /** Name of the subject: an order number, the name of an article. */
  readonly label: string;
}

/** Link to a new ticket with the subject already attached. */
export function AskAbout({ kind, id, label }: AskAboutProps) {
  const { t } = useFirstMessages();
  return (
    <WidgetLink
      target={{ route: 'create-ticket', query: { about: kind, id, label } }}
      className={css.link}
      part="ask-about"
    >
      {t('base.ask-about')}
    </WidgetLink>
  );
}
