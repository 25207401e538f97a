import { businessTimeZone } from '@foyer/contract/business-time-zone';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';

/** Returns the hour of the day in the portal's time zone. Any locale works, since only the number is read. */
const hourNow = () =>
  Number(
    new Intl.DateTimeFormat(undefined, {
      hour: 'numeric',
      hourCycle: 'h23',
      numberingSystem: 'latn',
      timeZone: businessTimeZone,
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
  /** Name of the company; null for a private customer. */
  readonly company: string | null;
}

/** A greeting by the time of day in the portal's time zone, not in the reader's. */
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
