import { businessDay } from '@foyer/contract/business-day';
import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { Card } from '@foyer/ui/card/card.tsx';
import type { Icon } from '@foyer/ui/icon/create-icon.tsx';
import { AlertIcon, CalendarIcon, InfoIcon, RefreshIcon, SuccessIcon } from '@foyer/ui/icon/icons.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';
import { InformationLink } from './information-link.tsx';
import { ReorderTask } from './reorder-task.tsx';
import * as rows from './tasks.css.ts';

/** The open tasks, the most urgent first, each with its button. */
export function Tasks({ tiles }: { readonly tiles: readonly DashboardInformation[] }) {
  const { t } = useDashboardMessages();
  return (
    <Card title={t('dashboard.dashboard.tasks')} part="tasks">
      <ul>
        {tiles.map((tile) => (
          <li key={tile.id} className={rows.task} part="task">
            <span className={css.mark} data-severity={tile.severity}>
              <TaskIcon tile={tile} />
            </span>
            {tile.kind === 'reorder' && tile.link?.id ? (
              <ReorderTask tile={tile} orderId={tile.link.id} label={tile.link.label} />
            ) : (
              <Task tile={tile} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const icons: Readonly<Record<string, Icon>> = {
  error: AlertIcon,
  warning: CalendarIcon,
  success: SuccessIcon,
};

function TaskIcon({ tile: { kind, severity } }: { readonly tile: DashboardInformation }) {
  const Drawn = kind === 'reorder' ? RefreshIcon : (icons[severity] ?? InfoIcon);
  return <Drawn size={20} />;
}

function Task({ tile }: { readonly tile: DashboardInformation }) {
  const { t } = useDashboardMessages();
  const format = useFormat();
  const { title, text, amount, dueOn, link } = tile;
  const isLate = dueOn !== null && dueOn < businessDay();
  const due = dueOn && t(`dashboard.dashboard.${isLate ? 'late' : 'due'}`, { date: format.date(dueOn) });
  const about = [text, due].filter(Boolean).join(' · ');
  return (
    <>
      <div className={rows.taskWords}>
        <span className={rows.taskTitle}>{title}</span>
        {about && <span className={css.text}>{about}</span>}
      </div>
      {amount && <span className={rows.taskAmount}>{format.money(amount)}</span>}
      <InformationLink
        link={link}
        className={buttonClass({ variant: 'secondary', size: 'small', className: rows.taskButton })}
      >
        {link?.label}
      </InformationLink>
    </>
  );
}
