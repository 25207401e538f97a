import { type ComponentProps, Fragment, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;

/** Number of options visible at once; these are drawn in the same task as the press or key that opens the list. */
const SEEN = 9;
/** Number of options drawn a moment later, and added whenever the user scrolls near the end. */
const STEP = 16;

/** Scrolls a list, and nothing around it, until an option is visible. */
function reveal(list: HTMLElement, option: Element | null): void {
  if (!option) return;
  const below = option.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (below > 0) list.scrollTop += below;
}

/**
 * Draws only the options that may be visible: drawing all 250 countries took half a second per opening on a slow phone. Keys and typed text
 * still reach all options: the focused one is drawn within the next moments, wherever it is.
 */
function FirstOptions({ collection, persistedKeys, scrollRef }: RootProps) {
  const options = [...collection];
  const focused = options.findIndex(({ key }) => persistedKeys?.has(key));
  const [count, setCount] = useState(STEP);
  const wanted = Math.max(count, focused + STEP / 2);
  const settled = useDeferredValue(wanted, STEP);
  const isNew = useDeferredValue<typeof collection | null>(collection, null) !== collection;
  const shown = isNew ? SEEN : settled;
  useEffect(() => {
    const list = scrollRef?.current;
    if (!list) return;
    const look = () => {
      if (list.scrollTop + 2 * list.clientHeight >= list.scrollHeight) setCount(shown + STEP);
    };
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [scrollRef, shown]);
  // the list itself has scrolled to the focused option before that option was drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: not for each key press, which the list handles itself
  useLayoutEffect(() => {
    const list = scrollRef?.current;
    const key = options[focused]?.key;
    if (list && key !== undefined && shown > STEP)
      reveal(list, list.querySelector(`[data-key="${CSS.escape(`${key}`)}"]`));
  }, [shown]);
  return options
    .slice(0, shown)
    .map((option) => <Fragment key={option.key}>{option.render?.(option)}</Fragment>);
}

/** Renderer that draws only the first options of a list. */
export const firstOptions: CollectionRenderer = {
  ...DefaultCollectionRenderer,
  CollectionRoot: FirstOptions,
};
