import { businessDay, useFormat, useResource } from '@foyer/react';
import { GaugeIcon } from '@foyer/react/ui';
import { PortalLink } from '../../app/portal-link.tsx';
import { usePortalMessages } from '../../portal.messages.ts';
import { DueCard } from './due-card.tsx';

const report = { route: 'use-case', params: { id: 'mileage-status-report' } } as const;

const monthOf = (day: string) => day.slice(0, '2026-11'.length);

/** The vehicles whose mileage has not been reported this month. */
export function MileageDue() {
  const { t } = usePortalMessages();
  const format = useFormat();
  const { data, status } = useResource('listUseCases');
  const title = t('portal.due-mileage');
  if (data === undefined) {
    const headline = status === 'error' ? t('portal.due-failed') : undefined;
    return <DueCard icon={GaugeIcon} title={title} headline={headline} />;
  }
  const { vehicles } = data;
  const thisMonth = monthOf(businessDay(new Date()));
  const due = vehicles.filter(({ lastReading }) => !lastReading || monthOf(lastReading.readOn) !== thisMonth);
  const { licensePlate = '', lastReading = null } = due[0] ?? vehicles[0] ?? {};
  const last =
    lastReading &&
    t('portal.due-mileage-last', {
      plate: licensePlate,
      km: format.number(lastReading.readingKm),
      date: format.date(lastReading.readOn),
    });
  if (vehicles.length === 0)
    return <DueCard icon={GaugeIcon} title={title} headline={t('portal.due-mileage-none')} />;
  return (
    <DueCard
      icon={GaugeIcon}
      title={title}
      headline={t('portal.due-mileage-count', { count: due.length })}
      detail={last ?? t('portal.due-mileage-never', { plate: licensePlate })}
      action={
        due.length > 0 && (
          <PortalLink className="due-link" to={report}>
            {t('portal.due-mileage-report')}
          </PortalLink>
        )
      }
    />
  );
}
