import type { Bay, Reservation, ReservationWish } from '@foyer/contract/tools/tool-answers';
import { Button, DateField, Select, TextField } from '@foyer/react/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayOf, firstTimeOn, hourAfter, instantOf, laterDay, timeOf, timesWith } from './local-time.ts';
import { useToolsMessages } from './tools.messages.ts';

interface ReservationFormProps {
  readonly bays: readonly Bay[];
  readonly day: string;
  /** The one that is moved; null while a new one is booked. */
  readonly moving: Reservation | null;
  readonly onSubmit: (wish: ReservationWish) => Promise<void>;
  readonly onLeave: () => void;
  /** What became of the last one. */
  readonly said: ReactNode;
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Bay, day, times and vehicle; an end before the start is on the next day. */
export function ReservationForm({ bays, day, moving, onSubmit, onLeave, said }: ReservationFormProps) {
  const { t } = useToolsMessages();
  const [isSending, setSending] = useState(false);
  const [hasDay, setHasDay] = useState(true);
  const first = firstTimeOn(day);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moving) heading.current?.focus();
  }, [moving]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const [on, from, until] = [text(form, 'day'), text(form, 'from'), text(form, 'until')];
    // What is no day says so itself; none at all is said here.
    if (!isDay(on)) return setHasDay(on !== '');
    setSending(true);
    await onSubmit({
      bayId: text(form, 'bayId'),
      startsAt: instantOf(on, from),
      endsAt: instantOf(until <= from ? laterDay(on, 1) : on, until),
      vehicle: text(form, 'vehicle').trim(),
    });
    setSending(false);
  };
  return (
    <form className="tool-form" onSubmit={(event) => void submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {t(moving ? 'portal.tools.bays.form.move' : 'portal.tools.bays.form')}
      </h2>
      <div className="tool-fields">
        <Select
          className="tool-wide"
          name="bayId"
          label={t('portal.tools.bays.bay')}
          defaultValue={moving?.bayId ?? bays[0]?.id ?? ''}
          options={bays.map(({ id, name, site }) => ({ value: id, label: `${name}, ${site}` }))}
        />
        <DateField
          name="day"
          required
          label={t('portal.tools.bays.day')}
          error={hasDay ? undefined : t('portal.tools.bays.day.missing')}
          onValueChange={() => setHasDay(true)}
          defaultValue={moving ? dayOf(moving.startsAt) : day}
        />
        <TimeField
          name="from"
          label={t('portal.tools.bays.from')}
          time={moving ? timeOf(moving.startsAt) : first}
        />
        <TimeField
          name="until"
          label={t('portal.tools.bays.until')}
          time={moving ? timeOf(moving.endsAt) : hourAfter(first)}
        />
        <TextField
          name="vehicle"
          maxLength={40}
          label={t('portal.tools.bays.vehicle')}
          defaultValue={moving?.vehicle ?? ''}
        />
      </div>
      {said}
      <div className="tool-actions">
        <Button type="submit" isLoading={isSending}>
          {t(moving ? 'portal.tools.bays.move' : 'portal.tools.bays.book')}
        </Button>
        {moving && (
          <Button variant="secondary" onClick={onLeave}>
            {t('portal.tools.bays.leave')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface TimeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly time: string;
}

/** A time of day, written the same in every browser. */
function TimeField({ name, label, time }: TimeFieldProps) {
  const options = timesWith(time).map((value) => ({ value, label: value }));
  return <Select {...{ name, label, options }} required defaultValue={time} />;
}
