import type { AssociationKind } from '@foyer/contract/tickets/ticket-states';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { WidgetLink } from '../../widget/widget-link.tsx';
import * as css from './ask-about.css.ts';

export interface AskAboutProps {
  readonly kind: AssociationKind;
  readonly id: string;
  /** What people call it: an order number, the name of an article. */
  readonly label: string;
}

/** The way to a ticket about something, with that already linked. */
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
