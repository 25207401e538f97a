import { useFormat } from '@foyer/react';
import { timeOf } from '../local-time.ts';
import type { LoadOfDay } from './charge-point.ts';
import { useSmartConnectMessages } from './smart-connect.messages.ts';

const [width, height] = [960, 200];

/** The load of all charge points over the day as an area: the past, and the plan after the line that marks the current time. */
export function LoadChart({ load }: { readonly load: LoadOfDay }) {
  const { t } = useSmartConnectMessages();
  const format = useFormat();
  const { watts, stepMinutes, installedWatts } = load;
  const most = Math.max(...watts, 1);
  const top = Math.ceil(most / 20_000) * 20_000;
  const x = (at: number) => (at / (watts.length - 1)) * width;
  const y = (value: number) => height - (value / top) * height;
  const minutes = (Date.parse(load.now) - Date.parse(load.from)) / 60_000;
  const now = Math.max(0, Math.min(watts.length - 1, minutes / stepMinutes));
  const kilo = (value: number) => format.number(value / 1000, { maximumFractionDigits: 1 });
  // the load is constant until the next quarter of an hour: steps, no slopes
  const line = watts.map((value, at) => `${at === 0 ? 'M' : 'H'}${x(at)}${at === 0 ? ',' : 'V'}${y(value)}`);
  const area = `${line.join('')}V${height}H0Z`;
  const peak = watts.indexOf(most);
  const momentOf = (at: number) => new Date(Date.parse(load.from) + at * stepMinutes * 60_000).toISOString();
  const current = watts[Math.floor(now)] ?? 0;
  const hours = [0, 6, 12, 18, 24];
  return (
    <figure className="tool-chart">
      <figcaption>
        <h2>{t('load.title')}</h2>
        <p>
          {t('load.text', {
            now: kilo(current),
            peak: kilo(most),
            time: timeOf(momentOf(peak)),
            all: kilo(installedWatts),
          })}
        </p>
      </figcaption>
      <div className="tool-plot" aria-hidden="true">
        <div className="tool-scale">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{t('points.power', { power: kilo(value) })}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <line
              key={part}
              className="tool-grid-line"
              x1="0"
              x2={width}
              y1={height * part}
              y2={height * part}
            />
          ))}
          <path className="tool-area" d={area} />
          <rect className="tool-planned" x={x(now)} y="0" width={width - x(now)} height={height} />
          <line className="tool-now" x1={x(now)} x2={x(now)} y1="0" y2={height} />
        </svg>
        <div className="tool-axis">
          {hours.map((hour) => (
            <span key={hour}>{format.number(hour, { minimumIntegerDigits: 2 })}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
