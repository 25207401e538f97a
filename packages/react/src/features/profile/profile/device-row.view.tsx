import type { Device } from '@foyer/contract/profile/profile.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComputerIcon, PhoneIcon } from '@foyer/ui/icon/page-icons.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';

export interface DeviceRowProps {
  readonly device: Device;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A signed-in device: browser, system, network and last activity. */
export function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const { t } = useProfileMessages();
  const format = useFormat();
  const { browser, system, kind, network, isCurrent, lastSeenAt, signedInAt } = device;
  const name =
    browser && system
      ? t('profile.profile.devices.name', { browser, system })
      : (browser ?? system ?? t('profile.profile.devices.unknown'));
  const facts = [
    isCurrent
      ? t('profile.profile.devices.now')
      : t('profile.profile.devices.seen', { when: format.relativeTime(lastSeenAt) }),
    ...(network === null ? [] : [t('profile.profile.devices.network', { network })]),
    t('profile.profile.devices.since', { when: format.dateTime(signedInAt) }),
  ];
  const Icon = kind === 'phone' || kind === 'tablet' ? PhoneIcon : ComputerIcon;
  return (
    <li className={css.device} part="device">
      <span className={css.deviceIcon}>
        <Icon size={24} />
      </span>
      <div>
        <div className={css.deviceName}>
          {name}
          {isCurrent && <Badge tone="success">{t('profile.profile.devices.this')}</Badge>}
        </div>
        <div className={css.deviceFacts}>
          {facts.map((fact, at) => (
            <span key={fact} className={css.deviceFact}>
              {at > 0 && '\u00a0· '}
              {fact}
            </span>
          ))}
        </div>
      </div>
      {!isCurrent && (
        <div className={css.deviceAction}>
          <Button
            variant="secondary"
            size="small"
            isLoading={isEnding}
            loadingLabel={t('profile.profile.devices.ending')}
            aria-label={t('profile.profile.devices.end.of', { name })}
            onClick={onEnd}
            part="end"
          >
            {t('profile.profile.devices.end')}
          </Button>
        </div>
      )}
    </li>
  );
}
