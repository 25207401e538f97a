import { type KeyboardEvent, useRef } from 'react';

/** The entries of a menu that can be chosen. */
export const entriesOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? []),
];

/** ms after which a letter begins another word. */
const pause = 1000;

/** The next entry that begins with what is typed; one letter again and again goes through all that begin with it. */
function find(entries: readonly HTMLElement[], at: number, typed: string): HTMLElement | undefined {
  const isOneLetter = typed.split('').every((letter) => letter === typed[0]);
  const word = isOneLetter ? typed.slice(0, 1) : typed;
  const from = isOneLetter ? at + 1 : Math.max(at, 0);
  const inOrder = [...entries.slice(from), ...entries.slice(0, from)];
  const isIt = (entry: HTMLElement) =>
    (entry.textContent ?? '').trim().slice(0, word.length).localeCompare(word, undefined, {
      sensitivity: 'base',
    }) === 0;
  return inOrder.find(isIt);
}

/** The keys of a menu (WAI-ARIA, menu): arrows go round, Home and End, letters; Escape and Tab close it. */
export function useMenuKeys(onClose: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  const word = (now: number) => (now - typed.current.at < pause ? typed.current.text : '');
  return (event) => {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = entriesOf(event.currentTarget);
    const at = entries.indexOf(event.target as HTMLElement);
    const arrows: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowDown: entries[(at + 1) % entries.length],
      ArrowUp: entries.at(Math.max(at, 0) - 1),
      Home: entries[0],
      PageUp: entries[0],
      End: entries.at(-1),
      PageDown: entries.at(-1),
    };
    const isChoice = key === 'Enter' || (key === ' ' && word(timeStamp) === '');
    const isLetter = key.length === 1 && !isChoice;
    if (!(key in arrows) && !isChoice && !isLetter && key !== 'Escape' && key !== 'Tab') return;
    // nothing around hears what the menu has used: Escape would close a dialog
    event.stopPropagation();
    // Tab goes on from the button.
    if (key === 'Tab') return onClose();
    event.preventDefault();
    if (key === 'Escape') return onClose();
    if (isChoice) return entries[at]?.click();
    if (isLetter) typed.current = { text: word(timeStamp) + key, at: timeStamp };
    (isLetter ? find(entries, at, typed.current.text) : arrows[key])?.focus();
  };
}
