import type { Bay, Reservation, ReservationWish } from '@foyer/contract/tools/tool-answers';
import { Button, Select, TextField } from '@foyer/react/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dayOf, instantOf, laterDay, timeOf } from './local-time.ts';
import { useToolsMessages } from './tools.messages.ts';

interface ReservationFormProps {
  readonly bays: readonly Bay[];
  readonly day: string;
  /** The one that is moved; null while a new one is booked. */
  readonly moving: Reservation | null;
  readonly onSubmit: (wish: ReservationWish) => Promise<void>;
  readonly onLeave: () => void;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Bay, day, times and vehicle; an end before the start is on the next day. */
export function ReservationForm({ bays, day, moving, onSubmit, onLeave }: ReservationFormProps) {
  const { t } = useToolsMessages();
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moving) heading.current?.focus();
  }, [moving]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const [on, from, until] = [text(form, 'day'), text(form, 'from'), text(form, 'until')];
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
          name="bayId"
          label={t('portal.tools.bays.bay')}
          defaultValue={moving?.bayId ?? bays[0]?.id ?? ''}
          options={bays.map(({ id, name, site }) => ({ value: id, label: `${name}, ${site}` }))}
        />
        <TextField
          name="day"
          type="date"
          required
          label={t('portal.tools.bays.day')}
          defaultValue={moving ? dayOf(moving.startsAt) : day}
        />
        <TextField
          name="from"
          type="time"
          step={900}
          required
          label={t('portal.tools.bays.from')}
          defaultValue={moving ? timeOf(moving.startsAt) : '17:00'}
        />
        <TextField
          name="until"
          type="time"
          step={900}
          required
          label={t('portal.tools.bays.until')}
          defaultValue={moving ? timeOf(moving.endsAt) : '18:00'}
        />
        <TextField
          name="vehicle"
          maxLength={40}
          label={t('portal.tools.bays.vehicle')}
          defaultValue={moving?.vehicle ?? ''}
        />
      </div>
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
