import { forcedPrompt, type ForcedPrompt as Prompt, useSdk, useSession, useUserInfo } from '@foyer/react';
import { Button, Dialog, WarningIcon } from '@foyer/react/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useScreen } from '../app/use-screen.ts';
import { usePortalMessages } from '../portal.messages.ts';

/** What is due on this screen. `isElsewhere`: it is done on another screen, and nothing of this one can be used. */
export function useForcedPrompt() {
  const { name } = useScreen();
  const session = useSession();
  const { data } = useUserInfo();
  const prompt = data && name ? forcedPrompt(data.user, name, session) : null;
  return { prompt, isElsewhere: Boolean(prompt?.target) };
}

/** The alert that leads to what is due; it cannot be dismissed (specification section 4, "Forced prompts"). */
export function ForcedPromptDialog() {
  const { prompt } = useForcedPrompt();
  const { key: navigation } = useLocation();
  const [answeredAt, setAnsweredAt] = useState('');
  // an OK that leads nowhere holds until the next navigation, which asks again
  if (prompt === null || (prompt.target === null && answeredAt === navigation)) return null;
  return <PromptDialog key={prompt.kind} prompt={prompt} onOk={() => setAnsweredAt(navigation)} />;
}

function PromptDialog({ prompt, onOk }: { prompt: Prompt; onOk: () => void }) {
  const { t, find } = usePortalMessages();
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
      title={find(`portal.prompt-${prompt.kind}-title`, '')}
      actions={
        <Button data-autofocus onClick={answer}>
          {t('portal.prompt-ok')}
        </Button>
      }
    >
      <div className="prompt">
        <span className="prompt-icon">
          <WarningIcon size={24} />
        </span>
        <p>{find(`portal.prompt-${prompt.kind}-text`, '')}</p>
      </div>
    </Dialog>
  );
}

function useFollowPrompt({ target, switchTo, fullPageLoad }: Prompt): () => void {
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
