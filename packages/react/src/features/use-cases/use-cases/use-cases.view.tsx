import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import type { UseCaseOverview } from '@foyer/contract/use-cases/use-cases.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import { ChevronEndIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { KindIcon } from '../../../domain/use-cases/kind-icon.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { obstacleOf } from '../use-case/obstacles.ts';
import { Submissions } from './submissions.view.tsx';
import * as css from './use-cases.css.ts';
import { useUseCasesMessages } from './use-cases.messages.ts';

// The last part of the page: loading it causes no layout shift.
const ChargingCards = lazyView(async () => (await import('./charging-cards.view.tsx')).ChargingCards);

export interface UseCasesViewProps {
  readonly overview: UseCaseOverview;
  readonly drafts: ReadonlySet<UseCaseKind>;
  /** Id of the submission that a link leads to. */
  readonly openId?: string | undefined;
  /** Opens a request in place where the host has no page for it. */
  readonly onOpenHere: (kind: UseCaseKind) => void;
}

/** All requests, the possible ones first, and the submissions so far. */
export function UseCasesView(props: UseCasesViewProps) {
  const { overview } = props;
  const { t, find } = useUseCasesMessages();
  // a kind that only a newer server knows has no text here
  const here = overview.available
    .filter(({ kind }) => find(`use-cases.kind.${kind}`, '') !== '')
    .toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable));
  return (
    <div className={css.layout} part="use-cases">
      <section className={css.section}>
        <header>
          <h1 className={css.title} part="title">
            <slot name="heading">{t('use-cases.title')}</slot>
          </h1>
          <p className={css.text}>{t('use-cases.use-cases.available')}</p>
        </header>
        <ul className={css.cards}>
          {here.map(({ kind, isAvailable }) => (
            <li key={kind}>
              <UseCaseCard {...props} kind={kind} isAvailable={isAvailable} />
            </li>
          ))}
        </ul>
      </section>
      <Card title={t('use-cases.use-cases.submissions')} headingLevel={2}>
        <Submissions overview={overview} openId={props.openId} />
      </Card>
      <Suspense>
        {overview.chargingCards.length > 0 && <ChargingCards cards={overview.chargingCards} />}
      </Suspense>
    </div>
  );
}

type UseCaseCardProps = Pick<UseCasesViewProps, 'overview' | 'drafts' | 'onOpenHere'> & {
  readonly kind: UseCaseKind;
  readonly isAvailable: boolean;
};

function UseCaseCard({ overview, kind, isAvailable, drafts, onOpenHere }: UseCaseCardProps) {
  const { t, find } = useUseCasesMessages();
  const name = t(`use-cases.kind.${kind}`);
  const obstacle = obstacleOf(kind, overview);
  const text = find(`use-cases.use-cases.kind.${kind}.text`, '');
  return (
    <div className={css.card} data-link={isAvailable ? '' : undefined} part="card">
      <span className={css.mark}>
        <KindIcon kind={kind} />
      </span>
      <div className={css.words}>
        {isAvailable ? (
          <WidgetLink
            target={{ route: 'use-case', params: { id: kind } }}
            className={css.link}
            onLocal={() => onOpenHere(kind)}
          >
            {name}
          </WidgetLink>
        ) : (
          <span className={css.strong}>{name}</span>
        )}
        {text && isAvailable && <span className={css.text}>{text}</span>}
        {!isAvailable && <span className={css.text}>{t(obstacle.title, { count: obstacle.count })}</span>}
        {isAvailable && drafts.has(kind) && <Badge tone="info">{t('use-cases.use-cases.draft')}</Badge>}
      </div>
      {isAvailable && <ChevronEndIcon size={20} />}
    </div>
  );
}
