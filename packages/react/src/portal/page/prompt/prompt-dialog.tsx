import type { ForcedPrompt } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { WarningIcon } from '@foyer/ui/icon/icons.tsx';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useRouter } from '../../use-router.ts';
import { usePromptMessages } from './prompt.messages.ts';

export interface PromptDialogProps {
  readonly prompt: ForcedPrompt;
  readonly onOk: () => void;
}

/** Dialog about the due task; its only button leads there. */
export function PromptDialog({ prompt, onOk }: PromptDialogProps) {
  const { t, find } = usePromptMessages();
  const followPrompt = useFollowPrompt(prompt);
  const answer = () => {
    onOk();
    followPrompt();
  };
  return (
    <Dialog
      isOpen
      isRequired
      role="alertdialog"
      onClose={answer}
      title={find(`portal.prompt.${prompt.kind}-title`, '')}
      actions={
        <Button data-autofocus onClick={answer}>
          {t('portal.prompt.ok')}
        </Button>
      }
    >
      <div className="prompt">
        <span className="prompt-icon">
          <WarningIcon size={24} />
        </span>
        <p>{find(`portal.prompt.${prompt.kind}-text`, '')}</p>
      </div>
    </Dialog>
  );
}

function useFollowPrompt({ target, switchTo, fullPageLoad }: ForcedPrompt): () => void {
  const sdk = useSdk();
  const { navigate } = useRouter().navigator;
  return () => {
    const href = target && sdk.href(target);
    if (switchTo) sdk.session.selectMode(switchTo);
    if (!href) return;
    if (fullPageLoad) location.assign(href);
    else void navigate(href);
  };
}
