import { type ForcedPrompt, useSdk } from '@foyer/react';
import { Button, Dialog, WarningIcon } from '@foyer/react/ui';
import { useNavigate } from '../../router/use-router.ts';
import { usePromptMessages } from './prompt.messages.ts';

export interface PromptDialogProps {
  readonly prompt: ForcedPrompt;
  readonly onOk: () => void;
}

/** Says what is due; the one button leads there. */
export function PromptDialog({ prompt, onOk }: PromptDialogProps) {
  const { t, find } = usePromptMessages();
  const goOn = useFollowPrompt(prompt);
  const answer = () => {
    onOk();
    goOn();
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
  const navigate = useNavigate();
  return () => {
    const href = target && sdk.href(target);
    if (switchTo) sdk.session.selectMode(switchTo);
    if (!href) return;
    if (fullPageLoad) location.assign(href);
    else void navigate(href);
  };
}
