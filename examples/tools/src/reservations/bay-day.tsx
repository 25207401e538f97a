import { Button } from '@foyer/react/ui';
import { instantOf, timeOf } from '../local-time.ts';
import type { Bay, Reservation } from './reservation.ts';
import { useReservationsMessages } from './reservations.messages.ts';

interface BayDayProps {
  readonly bay: Bay;
  readonly day: string;
  readonly taken: readonly Reservation[];
  readonly onMove: (one: Reservation) => void;
  readonly onCancel: (one: Reservation) => void;
}

/** A bay on a day: the picture of its hours, and its bookings in words. */
export function BayDay({ bay, day, taken, onMove, onCancel }: BayDayProps) {
  const { t } = useReservationsMessages();
  const midnight = Date.parse(instantOf(day, '00:00'));
  const hour = (instant: string) => Math.max(0, Math.min(24, (Date.parse(instant) - midnight) / 3_600_000));
  return (
    <>
      <h3>
        {bay.name} <span className="tool-note">{bay.site}</span>
      </h3>
      <svg
        className="tool-hours"
        viewBox="0 0 24 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="tool-free" width="24" height="2" />
        {taken.map(({ id, startsAt, endsAt, isMine }) => (
          <rect
            key={id}
            className={isMine ? 'tool-mine' : 'tool-taken'}
            x={hour(startsAt)}
            width={Math.max(0.1, hour(endsAt) - hour(startsAt))}
            height="2"
          />
        ))}
      </svg>
      <div className="tool-axis" aria-hidden="true">
        {['00', '06', '12', '18', '24'].map((at) => (
          <span key={at}>{at}</span>
        ))}
      </div>
      {taken.length === 0 && <p className="tool-note">{t('bays.free')}</p>}
      <ul className="tool-list">
        {taken.map((one) => {
          const times = { from: timeOf(one.startsAt), until: timeOf(one.endsAt) };
          const who = one.isMine ? t('bays.mine') : one.bookedBy;
          const label = { ...times, bay: bay.name };
          return (
            <li key={one.id}>
              <span>
                <strong>{t('bays.span', times)}</strong> {who}
                {one.vehicle && ' · '}
                <span className="tool-plate">{one.vehicle}</span>
              </span>
              {one.canChange && (
                <span className="tool-actions">
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => onMove(one)}
                    aria-label={t('bays.move-at', label)}
                  >
                    {t('bays.move')}
                  </Button>
                  {one.canCancel && (
                    <Button
                      size="small"
                      variant="secondary"
                      onClick={() => onCancel(one)}
                      aria-label={t('bays.cancel-at', label)}
                    >
                      {t('bays.cancel')}
                    </Button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
