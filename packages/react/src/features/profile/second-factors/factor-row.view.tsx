import type { SecondFactor } from '@foyer/contract/second-factors/second-factors.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComputerIcon, PhoneIcon } from '@foyer/ui/icon/page-icons.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as list from '../profile/profile.css.ts';
import * as css from './second-factors.css.ts';
import { useSecondFactorsMessages } from './second-factors.messages.ts';

export interface FactorRowProps {
  readonly factor: SecondFactor;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** An app or a passkey: its name, the date it was added and its last use. */
export function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const { t } = useSecondFactorsMessages();
  const format = useFormat();
  const { kind, createdAt, lastUsedAt, isRemovable } = factor;
  const name = factor.name ?? t('profile.second-factors.app');
  const Icon = kind === 'totp' ? PhoneIcon : ComputerIcon;
  const facts = [
    ...(kind === 'passkey' ? [t('profile.second-factors.passkey')] : []),
    t('profile.second-factors.added', { when: format.date(createdAt) }),
    lastUsedAt
      ? t('profile.second-factors.used', { when: format.relativeTime(lastUsedAt) })
      : t('profile.second-factors.never-used'),
  ];
  return (
    <li className={list.device} part="factor">
      <span className={list.deviceIcon}>
        <Icon size={24} />
      </span>
      <div>
        <div className={list.deviceName}>{name}</div>
        <div className={list.deviceFacts}>{facts.join(' · ')}</div>
      </div>
      <div className={`${list.deviceAction} ${css.actions}`}>
        {kind === 'passkey' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('profile.second-factors.rename.of', { name })}
            onClick={onRename}
            part="rename"
          >
            {t('profile.second-factors.rename')}
          </Button>
        )}
        {isRemovable && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('profile.second-factors.remove.of', { name })}
            onClick={onRemove}
            part="remove"
          >
            {t('base.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
