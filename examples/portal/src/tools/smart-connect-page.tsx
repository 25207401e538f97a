import type { ChargePoint, LoadOfDay } from '@foyer/contract/tools/tool-answers';
import { useFormat } from '@foyer/react';
import { Alert, Badge, Button, Skeleton } from '@foyer/react/ui';
import { useEffect, useState } from 'react';
import { LoadChart } from './load-chart.tsx';
import { timeOf } from './local-time.ts';
import { useToolsMessages } from './tools.messages.ts';
import { type ToolPageProps, useAnswer } from './use-answer.ts';

const tones = { available: 'success', charging: 'info', offline: 'danger' } as const;

/** Charge points with what they do now, and the load over the day. */
export function SmartConnectPage({ api, onTitle }: ToolPageProps) {
  const { t } = useToolsMessages();
  const points = useAnswer<{ items: ChargePoint[] }>(api, '/charge-points', 3000);
  const load = useAnswer<LoadOfDay>(api, '/charge-points/load', 30_000);
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => onTitle(t('portal.tools.points.title')), [onTitle, t]);
  const act = async (point: ChargePoint) => {
    setBusy(point.id);
    setFault('');
    const verb = point.status === 'charging' ? 'stop' : 'start';
    const answer = await api.call('POST', `/charge-points/${point.id}/${verb}`, {});
    if (!answer.ok) setFault(answer.title || t('portal.tools.failed'));
    points.reload();
    load.reload();
    setBusy(null);
  };
  return (
    <section className="tool-page" aria-label={t('portal.tools.points.title')}>
      <div role="alert">{fault && <Alert tone="danger">{fault}</Alert>}</div>
      {load.value && load.value.watts.length > 0 && <LoadChart load={load.value} />}
      {!points.value && <Skeleton height={240} />}
      {points.value?.items.length === 0 && <p>{t('portal.tools.points.none')}</p>}
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
  const { t } = useToolsMessages();
  const format = useFormat();
  const { name, site, status, charging, maxWatts, connector } = point;
  const kilo = (value: number) => format.number(value / 1000, { maximumFractionDigits: 1 });
  const isCharging = status === 'charging';
  return (
    <>
      <h2 className="tool-head">
        {name}
        <Badge tone={tones[status]}>{t(`portal.tools.points.${status}`)}</Badge>
      </h2>
      <p className="tool-note">
        {site}
        <br />
        {t('portal.tools.points.kind', {
          connector: t(`portal.tools.points.${connector}`),
          power: kilo(maxWatts),
        })}
      </p>
      {charging && (
        <>
          <p className="tool-power">{t('portal.tools.points.power', { power: kilo(charging.watts) })}</p>
          <progress
            value={charging.energyWh}
            max={charging.ofEnergyWh}
            aria-label={t('portal.tools.points.energy', {
              energy: kilo(charging.energyWh),
              of: kilo(charging.ofEnergyWh),
            })}
          />
          <p className="tool-note">
            {t('portal.tools.points.energy', {
              energy: kilo(charging.energyWh),
              of: kilo(charging.ofEnergyWh),
            })}
            {', '}
            {t('portal.tools.points.until', { time: timeOf(charging.endsAt) })}
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
            aria-label={t(isCharging ? 'portal.tools.points.stop-at' : 'portal.tools.points.start-at', {
              name,
              site,
            })}
          >
            {t(isCharging ? 'portal.tools.points.stop' : 'portal.tools.points.start')}
          </Button>
        </div>
      )}
    </>
  );
}
