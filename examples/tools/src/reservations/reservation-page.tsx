import { addDays, businessDay } from '@foyer/contract/business-day';
import { useFormat } from '@foyer/react';
import { Alert, ChevronEndIcon, ChevronStartIcon, DateField, IconButton, Skeleton } from '@foyer/react/ui';
import { useEffect, useState } from 'react';
import { dayOf, timeOf } from '../local-time.ts';
import { type ToolPageProps, useAnswer } from '../page/use-answer.ts';
import { BayDay } from './bay-day.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Bay, Reservation, ReservationWish } from './reservation.ts';
import { ReservationForm } from './reservation-form.tsx';
import { useReservationsMessages } from './reservations.messages.ts';

/** The calendar of shared bays: a day with its bookings, and a form to book or move one. */
export function ReservationPage({ api, onTitle }: ToolPageProps) {
  const { t, find } = useReservationsMessages();
  const format = useFormat();
  const [day, setDay] = useState(() => businessDay());
  const [moving, setMoving] = useState<Reservation | null>(null);
  /** Booking whose cancellation is to be confirmed. */
  const [leaving, setLeaving] = useState<{ readonly one: Reservation; readonly bay: Bay } | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const bays = useAnswer<{ items: Bay[] }>(api, '/bays');
  // Other users book too: their bookings appear within a few seconds.
  const taken = useAnswer<{ items: Reservation[] }>(api, `/reservations?day=${day}`, 5000);
  useEffect(() => onTitle(t('bays.title')), [onTitle, t]);

  const done = (at: Note['at'], text: string) => {
    setNote({ at, tone: 'success', text });
    setMoving(null);
    taken.reload();
  };
  const refuse = (at: Note['at'], code: string) => {
    setNote({ at, tone: 'danger', text: find(`bays.fault.${code}`, t('tool.failed')) });
    taken.reload();
  };
  const submit = async (wish: ReservationWish) => {
    const path = moving ? `/reservations/${moving.id}` : '/reservations';
    const answer = await api.call<Reservation>(moving ? 'PATCH' : 'POST', path, wish);
    if (!answer.ok) return refuse('form', answer.code);
    setDay(dayOf(answer.value.startsAt));
    const times = { from: timeOf(answer.value.startsAt), until: timeOf(answer.value.endsAt) };
    done('form', t(moving ? 'bays.moved' : 'bays.booked', times));
  };
  const cancel = async (one: Reservation) => {
    const answer = await api.call('DELETE', `/reservations/${one.id}`);
    if (answer.ok) done('day', t('bays.cancelled'));
    else refuse('day', answer.code);
  };
  const go = (days: number) => setDay(addDays(day, days));

  if (bays.value?.items.length === 0) return <p>{t('bays.none')}</p>;
  return (
    <section className="tool-page" aria-label={t('bays.title')}>
      <div className="tool-bar tool-days">
        <IconButton
          variant="secondary"
          label={t('bays.before')}
          icon={<ChevronStartIcon size={18} />}
          onClick={() => go(-1)}
        />
        <DateField label={t('bays.day')} value={day} onValueChange={(value) => value && setDay(value)} />
        <IconButton
          variant="secondary"
          label={t('bays.after')}
          icon={<ChevronEndIcon size={18} />}
          onClick={() => go(1)}
        />
      </div>
      <h2>{format.date(day, 'full')}</h2>
      <Notice note={note} at="day" />
      {!bays.value && <Skeleton height={240} />}
      <ul className="tool-cards">
        {bays.value?.items.map((bay) => (
          <li key={bay.id} className="tool-card">
            <BayDay
              bay={bay}
              day={day}
              taken={taken.value?.items.filter(({ bayId }) => bayId === bay.id) ?? []}
              onMove={(one) => {
                setNote(null);
                setMoving(one);
              }}
              onCancel={(one) => {
                setNote(null);
                setLeaving({ one, bay });
              }}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <CancelDialog
          {...leaving}
          onClose={() => setLeaving(null)}
          onCancel={() => {
            setLeaving(null);
            void cancel(leaving.one);
          }}
        />
      )}
      {bays.value && (
        <ReservationForm
          key={moving?.id ?? day}
          bays={bays.value.items}
          day={day}
          moving={moving}
          notice={<Notice note={note} at="form" />}
          onSubmit={submit}
          onLeave={() => setMoving(null)}
        />
      )}
    </section>
  );
}

interface Note {
  /** Place of the note: near the pressed button. */
  readonly at: 'day' | 'form';
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** Shows the result of a booking at one of the two places. */
function Notice({ note, at }: { readonly note: Note | null; readonly at: Note['at'] }) {
  const text = (tone: Note['tone']) =>
    note?.at === at && note.tone === tone && <Alert tone={tone}>{note.text}</Alert>;
  return (
    <>
      <div role="alert">{text('danger')}</div>
      <div role="status">{text('success')}</div>
    </>
  );
}
