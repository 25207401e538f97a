import type { Employee } from '@foyer/contract/employees/employees.schema';
import * as track from '../../../page/track.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useEmployeeMessages } from './employee.messages.ts';

const steps = ['invited', 'reminded', 'registered', 'signed-in'] as const;

/** The history of a person's invitation and sign-in, the latest first. */
export function EmployeeHistory({ employee }: { readonly employee: Employee }) {
  const { t } = useEmployeeMessages();
  const format = useFormat();
  const { invitedAt, remindedAt, registeredAt, lastLoginAt } = employee;
  const times = [invitedAt, remindedAt, registeredAt, lastLoginAt];
  const events = steps
    .flatMap((step, at) => {
      const time = times[at];
      return time ? [{ step, time }] : [];
    })
    .sort((a, b) => b.time.localeCompare(a.time));
  return (
    <ol className={track.track} part="timeline">
      {events.map(({ step, time }, index) => (
        <li
          key={step}
          className={track.event}
          data-latest={index === 0 ? '' : undefined}
          aria-current={index === 0 ? 'step' : undefined}
        >
          <span className={track.mark} aria-hidden="true" />
          <span className={track.words}>
            <span className={track.text}>{t(`employees.employee.event.${step}`)}</span>
            <span className={track.day}>
              <time dateTime={time}>{format.dateTime(time)}</time>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
