import type { Bay, Reservation, ReservationWish } from '@foyer/contract/tools/tool-answers';
import { businessDay, useFormat } from '@foyer/react';
import { Alert, ChevronEndIcon, ChevronStartIcon, DateField, IconButton, Skeleton } from '@foyer/react/ui';
import { useEffect, useState } from 'react';
import { BayDay } from './bay-day.tsx';
import { dayOf, laterDay, timeOf } from './local-time.ts';
import { ReservationForm } from './reservation-form.tsx';
import { useToolsMessages } from './tools.messages.ts';
import { type ToolPageProps, useAnswer } from './use-answer.ts';

/** The calendar of shared bays: a day with its bookings, and a form to book and to move. */
export function ReservationPage({ api, onTitle }: ToolPageProps) {
  const { t } = useToolsMessages();
  const format = useFormat();
  const [day, setDay] = useState(() => businessDay());
  const [moving, setMoving] = useState<Reservation | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const bays = useAnswer<{ items: Bay[] }>(api, '/bays');
  // Others book too: what they took shows within a few seconds.
  const taken = useAnswer<{ items: Reservation[] }>(api, `/reservations?day=${day}`, 5000);
  useEffect(() => onTitle(t('portal.tools.bays.title')), [onTitle, t]);

  const done = (at: Note['at'], text: string) => {
    setNote({ at, tone: 'success', text });
    setMoving(null);
    taken.reload();
  };
  const refuse = (at: Note['at'], title: string) => {
    setNote({ at, tone: 'danger', text: title || t('portal.tools.failed') });
    taken.reload();
  };
  const submit = async (wish: ReservationWish) => {
    const path = moving ? `/reservations/${moving.id}` : '/reservations';
    const answer = await api.call<Reservation>(moving ? 'PATCH' : 'POST', path, wish);
    if (!answer.ok) return refuse('form', answer.title);
    setDay(dayOf(answer.value.startsAt));
    const times = { from: timeOf(answer.value.startsAt), until: timeOf(answer.value.endsAt) };
    done('form', t(moving ? 'portal.tools.bays.moved' : 'portal.tools.bays.booked', times));
  };
  const cancel = async (one: Reservation) => {
    const answer = await api.call('DELETE', `/reservations/${one.id}`);
    if (answer.ok) done('day', t('portal.tools.bays.cancelled'));
    else refuse('day', answer.title);
  };
  const go = (days: number) => setDay(laterDay(day, days));

  if (bays.value?.items.length === 0) return <p>{t('portal.tools.bays.none')}</p>;
  return (
    <section className="tool-page" aria-label={t('portal.tools.bays.title')}>
      <div className="tool-bar tool-days">
        <IconButton
          variant="secondary"
          label={t('portal.tools.bays.before')}
          icon={<ChevronStartIcon size={18} />}
          onClick={() => go(-1)}
        />
        <DateField
          label={t('portal.tools.bays.day')}
          value={day}
          onValueChange={(value) => value && setDay(value)}
        />
        <IconButton
          variant="secondary"
          label={t('portal.tools.bays.after')}
          icon={<ChevronEndIcon size={18} />}
          onClick={() => go(1)}
        />
      </div>
      <h2>{format.date(day, 'full')}</h2>
      <Said note={note} at="day" />
      {!bays.value && <Skeleton height={240} />}
      <ul className="tool-cards">
        {bays.value?.items.map((bay) => (
          <li key={bay.id} className="tool-card">
            <BayDay
              {...{ bay, day }}
              taken={taken.value?.items.filter(({ bayId }) => bayId === bay.id) ?? []}
              onMove={(one) => {
                setNote(null);
                setMoving(one);
              }}
              onCancel={(one) => void cancel(one)}
            />
          </li>
        ))}
      </ul>
      {bays.value && (
        <ReservationForm
          key={moving?.id ?? day}
          bays={bays.value.items}
          {...{ day, moving }}
          said={<Said note={note} at="form" />}
          onSubmit={submit}
          onLeave={() => setMoving(null)}
        />
      )}
    </section>
  );
}

interface Note {
  /** Beside what was pressed. */
  readonly at: 'day' | 'form';
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** What became of a booking, where somebody looks then. */
function Said({ note, at }: { readonly note: Note | null; readonly at: Note['at'] }) {
  const text = (tone: Note['tone']) =>
    note?.at === at && note.tone === tone && <Alert tone={tone}>{note.text}</Alert>;
  return (
    <>
      <div role="alert">{text('danger')}</div>
      <div role="status">{text('success')}</div>
    </>
  );
}
