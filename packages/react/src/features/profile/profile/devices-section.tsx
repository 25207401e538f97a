import type { Device } from '@foyer/contract/profile/profile.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { useRef, useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { DeviceRow } from './device-row.view.tsx';
import { Loaded } from './loaded.tsx';
import * as css from './profile.css.ts';
import { useProfileMessages } from './profile.messages.ts';
import { Section } from './section.view.tsx';

/** The devices on which the user is signed in, each with a button that signs it out. */
export function DevicesSection() {
  const { t } = useProfileMessages();
  const devices = useResource('listDevices');
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useEnding(devices.set, () => heading.current?.focus());
  return (
    <Section
      name="devices"
      title={t('profile.profile.devices.title')}
      text={t('profile.profile.devices.text')}
      headingRef={heading}
    >
      <Loaded read={devices} room={{ entries: 1, height: 44 }}>
        {({ items }: { items: readonly Device[] }) => (
          <>
            <ul className={css.list} part="list">
              {items.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isEnding={ending.isOf(device.id)}
                  onEnd={() => ending.one(items, device.id)}
                />
              ))}
            </ul>
            {items.length > 2 && (
              <div>
                <Button
                  variant="secondary"
                  isLoading={ending.isOfAll}
                  loadingLabel={t('profile.profile.devices.ending')}
                  onClick={() => ending.all(items)}
                  part="end-others"
                >
                  {t('profile.profile.devices.end-others')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <span className={css.statusBelow} role="status">
        {ending.ended > 0 && t('profile.profile.devices.ended', { count: ending.ended })}
      </span>
      {ending.failure && (
        <p className={css.failed} role="alert">
          {ending.failure}
        </p>
      )}
    </Section>
  );
}

/** Signs out one device or all others, removes them from the list and moves the focus to the heading. */
function useEnding(onLeft: (list: { items: Device[] }) => void, onGone: () => void) {
  const failureText = useFailureText();
  const endOne = useMutation('endDevice');
  const endAll = useMutation('endOtherDevices');
  const [current, setCurrent] = useState<string>();
  const [ended, setEnded] = useState(0);
  const gone = (items: readonly Device[], count: number) => {
    onLeft({ items: [...items] });
    setEnded(count);
    onGone();
  };
  const error = endOne.error ?? endAll.error;
  return {
    ended,
    failure: error && failureText(error),
    isOf: (id: string) => endOne.isPending && current === id,
    isOfAll: endAll.isPending,
    one: async (items: readonly Device[], id: string) => {
      if (endOne.isPending || endAll.isPending) return;
      setCurrent(id);
      endAll.clearError();
      const answer = await endOne.run({ params: { id } });
      if (!answer.ok) return;
      const left = items.filter((device) => device.id !== id);
      gone(left, 1);
    },
    all: async (items: readonly Device[]) => {
      if (endOne.isPending || endAll.isPending) return;
      endOne.clearError();
      const answer = await endAll.run({});
      if (!answer.ok) return;
      const left = items.filter(({ isCurrent }) => isCurrent);
      gone(left, answer.value.ended);
    },
  };
}
