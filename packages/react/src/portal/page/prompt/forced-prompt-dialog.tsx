import { forcedPrompt } from '@foyer/core';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.tsx';
import { useSession, useUserInfo } from '../../../provider/use-session.ts';
import { useLocation } from '../../use-router.ts';
import { useScreen } from '../use-screen.ts';

const PromptDialog = lazyWithTexts(
  async () => (await import('./prompt-dialog.tsx')).PromptDialog,
  async () => (await import('./prompt.messages.ts')).promptMessages,
);

/** Returns the forced prompt that is due on this screen. `isElsewhere`: it is done on another screen, and this one cannot be used. */
export function useForcedPrompt() {
  const { name } = useScreen();
  const session = useSession();
  const { data } = useUserInfo();
  const prompt = data && name ? forcedPrompt(data.user, name, session) : null;
  return { prompt, isElsewhere: Boolean(prompt?.target) };
}

/** Alert that leads to the due task; it cannot be dismissed (specification section 4, "Forced prompts"). */
export function ForcedPromptDialog() {
  const { prompt } = useForcedPrompt();
  const { key: navigation } = useLocation();
  const [answeredAt, setAnsweredAt] = useState('');
  // an OK without a target holds until the next navigation, which shows the alert again
  if (prompt === null || (prompt.target === null && answeredAt === navigation)) return null;
  return (
    <Suspense>
      <PromptDialog key={prompt.kind} prompt={prompt} onOk={() => setAnsweredAt(navigation)} />
    </Suspense>
  );
}
