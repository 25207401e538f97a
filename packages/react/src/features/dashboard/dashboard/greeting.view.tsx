import { businessTimeZone } from '@foyer/contract/business-time-zone';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';

/** Any locale will do for a number. */
const hourNow = () =>
  Number(
    new Intl.DateTimeFormat(undefined, {
      ...{ hour: 'numeric', hourCycle: 'h23', numberingSystem: 'latn', timeZone: businessTimeZone },
    } as const)
      .formatToParts(new Date())
      .find(({ type }) => type === 'hour')?.value,
  );

function timeOfDay(hour: number) {
  if (hour >= 4 && hour < 11) return 'morning' as const;
  return hour >= 11 && hour < 18 ? ('day' as const) : ('evening' as const);
}

export interface GreetingProps {
  readonly name: string;
  /** Whose portal it is; null for a private customer's. */
  readonly company: string | null;
}

/** A welcome at the time of day that it is in the portal's time zone, wherever its reader is. */
export function Greeting({ name, company }: GreetingProps) {
  const { t } = useDashboardMessages();
  return (
    <header>
      <h1 className={css.title} part="title">
        <slot name="heading">{t(`dashboard.dashboard.greeting.${timeOfDay(hourNow())}`, { name })}</slot>
      </h1>
      <p className={css.lead}>
        {company === null
          ? t('dashboard.dashboard.lead.private')
          : t('dashboard.dashboard.lead', { company })}
      </p>
    </header>
  );
}
