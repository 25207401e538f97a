import { useEffect, useState } from 'react';

/** Loads `<foyer-chatbot>` once it is needed: from the given address, else from this release. Returns whether it is loaded. */
export function useChatbot(isNeeded: boolean, script: string | undefined): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    bring(script).then(
      () => isGone || setThere(true),
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, script]);
  return isThere;
}

async function bring(script: string | undefined): Promise<void> {
  if (script !== undefined) return import(/* @vite-ignore */ script);
  const { defineOwnChatbot } = await import('../chatbot/own-chatbot.ts');
  defineOwnChatbot();
}
