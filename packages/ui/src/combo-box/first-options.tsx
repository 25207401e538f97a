import { type ComponentProps, Fragment, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;

/** A list shows so many options at once: they are drawn with the press or the key that asks for them. */
const SEEN = 9;
/** So many there are a moment later, and so many more whenever somebody comes near their end. */
const STEP = 16;

/** Scrolls a list, and nothing around it, until an option of it is seen. */
function reveal(list: HTMLElement, option: Element | null): void {
  if (!option) return;
  const below = option.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (below > 0) list.scrollTop += below;
}

/**
 * The options that somebody may see, in place of all 250 countries, which took a slow phone half a second to draw with each opening. Keys
 * and what is typed go through all of them: what has the focus is drawn, wherever it is, in the next moments.
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
  // the list itself has looked for what has the focus before it was drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: not with each key, which the list follows itself
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

/** Has a list draw its first options only. */
export const firstOptions: CollectionRenderer = {
  ...DefaultCollectionRenderer,
  CollectionRoot: FirstOptions,
};
