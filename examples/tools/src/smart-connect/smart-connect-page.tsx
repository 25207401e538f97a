import { useFormat } from '@foyer/react';
import { Alert, Badge, Button, Skeleton } from '@foyer/react/ui';
import { useEffect, useState } from 'react';
import { timeOf } from '../local-time.ts';
import { type ToolPageProps, useAnswer } from '../page/use-answer.ts';
import type { ChargePoint, LoadOfDay } from './charge-point.ts';
import { LoadChart } from './load-chart.tsx';
import { useSmartConnectMessages } from './smart-connect.messages.ts';

const tones = { available: 'success', charging: 'info', offline: 'danger' } as const;

/** Charge points with their current state, and the load over the day. */
export function SmartConnectPage({ api, onTitle }: ToolPageProps) {
  const { t, find } = useSmartConnectMessages();
  const points = useAnswer<{ items: ChargePoint[] }>(api, '/charge-points', 3000);
  const load = useAnswer<LoadOfDay>(api, '/load', 30_000);
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => onTitle(t('points.title')), [onTitle, t]);
  const act = async (point: ChargePoint) => {
    setBusy(point.id);
    setFault('');
    const verb = point.status === 'charging' ? 'stop' : 'start';
    const answer = await api.call('POST', `/charge-points/${point.id}/${verb}`, {});
    if (!answer.ok) setFault(find(`points.fault.${answer.code}`, t('tool.failed')));
    points.reload();
    load.reload();
    setBusy(null);
  };
  return (
    <section className="tool-page" aria-label={t('points.title')}>
      <div role="alert">{fault && <Alert tone="danger">{fault}</Alert>}</div>
      {load.value && load.value.watts.length > 0 && <LoadChart load={load.value} />}
      {!points.value && <Skeleton height={240} />}
      {points.value?.items.length === 0 && <p>{t('points.none')}</p>}
      <ul className="tool-cards tool-grid">
        {points.value?.items.map((point) => (
          <li key={point.id} className="tool-card">
            <Point point={point} isBusy={busy === point.id} onAct={() => void act(point)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PointProps {
  readonly point: ChargePoint;
  readonly isBusy: boolean;
  readonly onAct: () => void;
}

function Point({ point, isBusy, onAct }: PointProps) {
  const { t } = useSmartConnectMessages();
  const format = useFormat();
  const { name, site, status, charging, maxWatts, connector } = point;
  const kilo = (value: number) => format.number(value / 1000, { maximumFractionDigits: 1 });
  const isCharging = status === 'charging';
  return (
    <>
      <h2 className="tool-head">
        {name}
        <Badge tone={tones[status]}>{t(`points.${status}`)}</Badge>
      </h2>
      <p className="tool-note">
        {site}
        <br />
        {t('points.kind', {
          connector: t(`points.${connector}`),
          power: kilo(maxWatts),
        })}
      </p>
      {charging && (
        <>
          <p className="tool-power">{t('points.power', { power: kilo(charging.watts) })}</p>
          <progress
            value={charging.energyWh}
            max={charging.ofEnergyWh}
            aria-label={t('points.energy', {
              energy: kilo(charging.energyWh),
              of: kilo(charging.ofEnergyWh),
            })}
          />
          <p className="tool-note">
            {t('points.energy', {
              energy: kilo(charging.energyWh),
              of: kilo(charging.ofEnergyWh),
            })}
            {', '}
            {t('points.until', { time: timeOf(charging.endsAt) })}
            {charging.vehicle && ' · '}
            <span className="tool-plate">{charging.vehicle}</span>
          </p>
        </>
      )}
      {status !== 'offline' && (
        <div className="tool-actions">
          <Button
            variant={isCharging ? 'secondary' : 'primary'}
            isLoading={isBusy}
            onClick={onAct}
            aria-label={t(isCharging ? 'points.stop-at' : 'points.start-at', {
              name,
              site,
            })}
          >
            {t(isCharging ? 'points.stop' : 'points.start')}
          </Button>
        </div>
      )}
    </>
  );
}
