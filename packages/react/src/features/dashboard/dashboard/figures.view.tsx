import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';
import * as own from './figures.css.ts';
import { InformationLink } from './information-link.tsx';
import { useReachable } from './use-reachable.ts';

/** Numbers and amounts; each links to the entries it counts. */
export function Figures({ tiles }: { readonly tiles: readonly DashboardInformation[] }) {
  const { t } = useDashboardMessages();
  return (
    <section aria-label={t('dashboard.dashboard.figures')}>
      <ul className={own.figures} data-count={tiles.length} part="figures">
        {tiles.map((tile) => (
          <Figure key={tile.id} tile={tile} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ tile }: { readonly tile: DashboardInformation }) {
  const { t } = useDashboardMessages();
  const format = useFormat();
  const isReachable = useReachable();
  const { title, text, amount, count, countIsCapped, link, severity } = tile;
  const number = format.number(count ?? 0);
  const value = amount
    ? format.money(amount)
    : countIsCapped
      ? t('dashboard.dashboard.more-than', { number })
      : number;
  return (
    <Card
      as="li"
      padding="medium"
      isInteractive={link !== null && isReachable(link)}
      className={own.figure}
      part="figure"
    >
      <span className={own.figureTitle}>
        <InformationLink link={link} className={css.whole} otherwise={title}>
          {title}
        </InformationLink>
      </span>
      <strong className={own.figureValue} data-severity={severity}>
        {value}
      </strong>
      {text && <span className={css.text}>{text}</span>}
    </Card>
  );
}
