import type { UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { useState } from 'react';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

/** Number of cards that are shown at first. */
const few = 5;

export interface ChargingCardsProps {
  readonly cards: UseCaseOverview['chargingCards'];
}

/** The charging cards of the user, each with a link to ask about it. */
export function ChargingCards({ cards }: ChargingCardsProps) {
  const messages = useUseCasesMessages();
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={messages.t('use-cases.use-cases.cards')} headingLevel={2}>
      <ul className={css.submissions} part="charging-cards">
        {(isWhole ? cards : cards.slice(0, few)).map(({ id, number, holder, state }) => (
          <li key={id} className={css.chargingCard}>
            <span className={css.words}>
              <span className={css.strong}>{number ?? messages.t('use-cases.card.new')}</span>
              <span className={css.text}>{holder}</span>
            </span>
            {state !== 'active' && (
              <Badge tone={state === 'blocked' ? 'danger' : 'info'}>
                {textOfValue(messages, `use-cases.use-cases.card.state.${state}`)}
              </Badge>
            )}
            <AskAbout kind="charging_card" id={id} label={number ?? messages.t('use-cases.card.new')} />
          </li>
        ))}
      </ul>
      {cards.length > few && !isWhole && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)} part="all-cards">
          {messages.t('use-cases.use-cases.cards.all', { count: cards.length })}
        </Button>
      )}
    </Card>
  );
}
