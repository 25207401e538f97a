import { forcedPrompt, type ForcedPrompt as Prompt, useSdk, useSession, useUserInfo } from '@foyer/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WarningIcon } from '../app/icons.tsx';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const { t, find } = usePortalMessages();
  const goOn = useFollowPrompt(prompt);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="prompt"
      role="alertdialog"
      aria-labelledby="prompt-title"
      aria-describedby="prompt-text"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <span className="prompt-icon">
        <WarningIcon />
      </span>
      <h2 id="prompt-title" className="prompt-title">
        {find(`portal.prompt-${prompt.kind}-title`, '')}
      </h2>
      <p id="prompt-text" className="prompt-text">
        {find(`portal.prompt-${prompt.kind}-text`, '')}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          onOk();
          goOn();
        }}
      >
        {t('portal.prompt-ok')}
      </button>
    </dialog>
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
