import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { HelpIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { useRef } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { followTarget } from '../../widget/links/follow-target.ts';
import { useFrameMessages } from './frame.messages.ts';
import { assistantEntry, useHelpItems } from './use-help-items.tsx';

export interface HelpMenuProps {
  /** Class of the button. */
  readonly className: string;
  /** Class of the word in the button, which hides it where space is short. */
  readonly wordClass: string;
  /** Opens the assistant. */
  readonly onAssistant: () => void;
}

/** Menu in the bar with every way to help, for each signed-in user. */
export function HelpMenu({ className, wordClass, onAssistant }: HelpMenuProps) {
  const { t } = useFrameMessages();
  const sdk = useSdk();
  const items = useHelpItems();
  const place = useRef<HTMLSpanElement>(null);
  /** Sends an event from the bar, as widgets do from their hosts. */
  const emit = (name: string, detail?: unknown): boolean => {
    const options = { detail, bubbles: true, composed: true, cancelable: true };
    return place.current?.dispatchEvent(new CustomEvent(`foyer-${name}`, options)) ?? true;
  };
  const act = (id: string) => {
    // the closing menu returns the focus to its button; the assistant takes it afterwards
    if (id === assistantEntry) requestAnimationFrame(onAssistant);
    else followTarget(sdk, emit, { route: id as PortalRouteName });
  };
  const label = t('portal.frame.help');
  return (
    <span ref={place} part="help">
      <Menu
        className={className}
        variant="ghost"
        label={label}
        icon={<HelpIcon size={24} />}
        items={items}
        onAction={act}
      >
        <span className={wordClass}>{label}</span>
      </Menu>
    </span>
  );
}
