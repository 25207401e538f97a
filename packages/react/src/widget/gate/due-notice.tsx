import type { ForcedPrompt, NavigationTarget } from '@foyer/core';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { AlertIcon } from '@foyer/ui/icon/icons.tsx';
import { useFirstMessages } from '../../i18n/first/first.messages.ts';
import { useSdk } from '../../provider/foyer-context.ts';
import { WidgetLink } from '../links/widget-link.tsx';

/** Error codes of the server while a forced prompt is due. */
const codes = {
  password: 'password_change_required',
  onboarding: 'onboarding_required',
  mileage: 'mileage_required',
} as const satisfies Record<ForcedPrompt['kind'], string>;

export interface DueNoticeProps {
  readonly due: ForcedPrompt;
  /** Screen on which the prompt is completed. */
  readonly target: NavigationTarget;
}

/** Notice of a due forced prompt with a link to its screen, which switches to the right mode like the portal's alert. */
export function DueNotice({ due, target }: DueNoticeProps) {
  const { t } = useFirstMessages();
  const { session } = useSdk();
  const { switchTo, kind } = due;
  return (
    <EmptyState
      state={null}
      icon={<AlertIcon size={24} />}
      title={t(`base.error.${codes[kind]}`)}
      actions={
        <WidgetLink
          target={target}
          className={buttonClass({})}
          part="due"
          onFollow={() => switchTo && session.selectMode(switchTo)}
        >
          {t(`base.due.${kind}`)}
        </WidgetLink>
      }
    />
  );
}
