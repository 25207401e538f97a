import { addDays } from '@foyer/contract/business-day';
import { Button, DateField, Select, TextField } from '@foyer/react/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayOf, firstTimeOn, hourAfter, instantOf, timeOf, timesWith } from '../local-time.ts';
import type { Bay, Reservation, ReservationWish } from './reservation.ts';
import { useReservationsMessages } from './reservations.messages.ts';

interface ReservationFormProps {
  readonly bays: readonly Bay[];
  readonly day: string;
  /** The reservation that is moved; null for a new one. */
  readonly moving: Reservation | null;
  readonly onSubmit: (wish: ReservationWish) => Promise<void>;
  readonly onLeave: () => void;
  /** The result of the last submit. */
  readonly notice: ReactNode;
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Bay, day, times and vehicle; an end before the start is on the next day. */
export function ReservationForm({ bays, day, moving, onSubmit, onLeave, notice }: ReservationFormProps) {
  const { t } = useReservationsMessages();
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
    // The date field reports an invalid day itself; a missing day is reported here.
    if (!isDay(on)) return setHasDay(on !== '');
    setSending(true);
    await onSubmit({
      bayId: text(form, 'bayId'),
      startsAt: instantOf(on, from),
      endsAt: instantOf(until <= from ? addDays(on, 1) : on, until),
      vehicle: text(form, 'vehicle').trim(),
    });
    setSending(false);
  };
  return (
    <form className="tool-form" onSubmit={(event) => void submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {t(moving ? 'bays.form.move' : 'bays.form')}
      </h2>
      <div className="tool-fields">
        <Select
          className="tool-wide"
          name="bayId"
          label={t('bays.bay')}
          defaultValue={moving?.bayId ?? bays[0]?.id ?? ''}
          options={bays.map(({ id, name, site }) => ({ value: id, label: `${name}, ${site}` }))}
        />
        <DateField
          name="day"
          required
          label={t('bays.day')}
          error={hasDay ? undefined : t('bays.day.missing')}
          onValueChange={() => setHasDay(true)}
          defaultValue={moving ? dayOf(moving.startsAt) : day}
        />
        <TimeField name="from" label={t('bays.from')} time={moving ? timeOf(moving.startsAt) : first} />
        <TimeField
          name="until"
          label={t('bays.until')}
          time={moving ? timeOf(moving.endsAt) : hourAfter(first)}
        />
        <TextField
          name="vehicle"
          maxLength={40}
          label={t('bays.vehicle')}
          defaultValue={moving?.vehicle ?? ''}
        />
      </div>
      {notice}
      <div className="tool-actions">
        <Button type="submit" isLoading={isSending}>
          {t(moving ? 'bays.move' : 'bays.book')}
        </Button>
        {moving && (
          <Button variant="secondary" onClick={onLeave}>
            {t('bays.leave')}
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

/** A select for a time of day, which looks the same in every browser. */
function TimeField({ name, label, time }: TimeFieldProps) {
  const options = timesWith(time).map((value) => ({ value, label: value }));
  return <Select name={name} label={label} options={options} required defaultValue={time} />;
}
