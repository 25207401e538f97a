import { useFormat } from '@foyer/react';
import { Button, Dialog } from '@foyer/react/ui';
import { dayOf, timeOf } from '../local-time.ts';
import type { Bay, Reservation } from './reservation.ts';
import { useReservationsMessages } from './reservations.messages.ts';

interface CancelDialogProps {
  readonly one: Reservation;
  readonly bay: Bay;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

/** Asks before a booking is cancelled, because its time may be taken at once by somebody else. */
export function CancelDialog({ one, bay, onClose, onCancel }: CancelDialogProps) {
  const { t } = useReservationsMessages();
  const format = useFormat();
  const times = { from: timeOf(one.startsAt), until: timeOf(one.endsAt) };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('bays.cancel.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus>
            {t('bays.cancel.keep')}
          </Button>
          <Button onClick={onCancel}>{t('bays.cancel.confirm')}</Button>
        </>
      }
    >
      <p>
        {t('bays.cancel.text', { bay: bay.name, date: format.date(dayOf(one.startsAt), 'full'), ...times })}
      </p>
    </Dialog>
  );
}
