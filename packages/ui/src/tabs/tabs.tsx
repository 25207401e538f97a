// biome-ignore-all lint/a11y/noNoninteractiveTabindex: a panel without anything to focus must be reachable
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useUi } from '../style/ui-context.ts';
import { list, panel, tab as tabClass } from './tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** The name of the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected?: string;
  /** @default the first that is not disabled */
  readonly defaultSelected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Which tab a key goes to, by index; null for other keys. */
function target(key: string, at: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number> = {
    [forward]: (at + 1) % count,
    [back]: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}

/** Tabs with one panel; arrow keys, Home and End select. */
export function Tabs({ label, items, selected, defaultSelected, onSelect }: TabsProps) {
  const base = useId();
  const { dir } = useUi();
  const enabled = items.filter((item) => !item.isDisabled);
  const [own, setOwn] = useState(defaultSelected ?? enabled[0]?.id);
  const current = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = enabled.findIndex((item) => item.id === current);
    const next = enabled[target(event.key, at, enabled.length, dir === 'rtl') ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    select(next.id);
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs[items.indexOf(next)]?.focus();
  };
  const shown = items.find((item) => item.id === current);
  return (
    <div part="tabs">
      <div className={list} role="tablist" aria-label={label} onKeyDown={move} part="tab-list">
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            className={tabClass}
            aria-selected={item.id === current}
            aria-controls={item.id === current ? `${base}-panel` : undefined}
            tabIndex={item.id === current ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => select(item.id)}
            part="tab"
          >
            {item.label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          key={shown.id}
          className={panel}
          aria-labelledby={`${base}-tab-${shown.id}`}
          tabIndex={0}
          part="tab-panel"
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
