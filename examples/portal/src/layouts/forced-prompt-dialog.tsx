import { forcedPrompt, useSession, useUserInfo } from '@foyer/react';
import { lazyWithTexts } from '@foyer/react/portal';
import { Suspense, useState } from 'react';
import { useScreen } from '../app/use-screen.ts';
import { useLocation } from '../router/use-router.ts';

const PromptDialog = lazyWithTexts(
  async () => (await import('./prompt/prompt-dialog.tsx')).PromptDialog,
  async () => (await import('./prompt/prompt.messages.ts')).promptMessages,
);

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
  return (
    <Suspense>
      <PromptDialog key={prompt.kind} prompt={prompt} onOk={() => setAnsweredAt(navigation)} />
    </Suspense>
  );
}
