import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useArticleSearch } from '../../../domain/article/use-article-search.ts';
import { DraftNote } from '../../../form/draft-note.tsx';
import { noDraft } from '../../../form/form-state.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useComboBoxTexts } from '../../../i18n/use-combo-box-texts.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useLocale, useSession } from '../../../provider/use-session.ts';
import { useEmit } from '../../../widget/widget-context.ts';
import { availabilityBadge, priceTexts } from '../article-texts.ts';
import { useQuickOrderMessages } from './quick-order.messages.ts';
import { createQuickOrderStore, type QuickOrderStore } from './quick-order.store.ts';
import { type QuickOrderNews, QuickOrderView } from './quick-order.view.tsx';
import { isBlank, problemOf, type RowProblem } from './quick-order-row.ts';
import type { RowActions } from './quick-order-row.view.tsx';
import { useOrderLines } from './use-order-lines.ts';

export interface QuickOrderProps {
  /** Focuses the heading once it is rendered; for a form opened in place. @default false */
  readonly isFocused?: boolean;
}

/** Creates the store of the lines, and looks them up again after a change of language, mode or company. */
function useQuickOrderStore(): QuickOrderStore {
  const sdk = useSdk();
  const { code } = useLocale();
  const { mode, companyId } = useSession();
  const locale = useRef(code);
  locale.current = code;
  const [store] = useState(() => createQuickOrderStore(sdk, () => locale.current));
  const reader = `${code} ${mode} ${companyId}`;
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === undefined) void store.lookUp();
    else if (last.current !== reader) store.lookUpAgain();
    last.current = reader;
  }, [store, reader]);
  useEffect(() => {
    globalThis.addEventListener('pagehide', store.keep);
    return () => {
      globalThis.removeEventListener('pagehide', store.keep);
      store.keep();
    };
  }, [store]);
  return store;
}

/** Searches for articles, each with name, price and availability. */
function useFinder() {
  const { mode } = useSession();
  const { t } = useQuickOrderMessages();
  const format = useFormat();
  const detailOf = useCallback(
    (article: ArticleSummary) => {
      const { label } = availabilityBadge(t, article);
      const { main } = priceTexts(t, format, article.price, mode ?? 'b2b');
      return `${article.name} · ${main} · ${label}`;
    },
    [t, format, mode],
  );
  return useArticleSearch(detailOf);
}

/** Moves the focus to a field of a line. */
function useFields() {
  const place = useRef<HTMLDivElement>(null);
  const focusField = useCallback((key: string | undefined, field: RowProblem['field']) => {
    const input = field === 'article' ? '[role=combobox]' : '[part=quantity-input]';
    place.current?.querySelector<HTMLElement>(`[data-row="${key}"] ${input}`)?.focus();
  }, []);
  return { place, focusField };
}

/** Actions of the lines; the object is stable so that rows are not rendered again. */
function useRowActions(
  store: QuickOrderStore,
  focusField: ReturnType<typeof useFields>['focusField'],
  tell: (news: QuickOrderNews | null) => void,
): RowActions {
  const { mode } = useSession();
  const { t } = useQuickOrderMessages();
  const comboBox = useComboBoxTexts();
  const { optionOf, search, find } = useFinder();
  return useMemo(
    () => ({
      mode: mode ?? 'b2b',
      texts: { ...comboBox, empty: `${comboBox.empty} ${t('shop.quick-order.type-something')}` },
      search,
      optionOf,
      onText: store.setText,
      onChoose: (key, id) => {
        const article = find(id);
        if (article === undefined) return;
        store.choose(key, article);
        // The list takes the focus back while it closes.
        setTimeout(() => focusField(key, 'quantity'));
      },
      onLeave: () => void store.lookUp(),
      onQuantity: store.setQuantity,
      onRemove: (key) => {
        const before = store.$rows.get();
        const at = before.findIndex((row) => row.key === key);
        store.remove(key);
        focusField(store.$rows.get()[at]?.key, 'article');
        tell({ kind: 'removed', count: 1, onUndo: () => store.restore(before) });
      },
      onNext: (key, from) => {
        if (from === 'article') return focusField(key, 'quantity');
        const rows = store.$rows.get();
        focusField(rows[rows.findIndex((row) => row.key === key) + 1]?.key, 'article');
      },
    }),
    [store, mode, comboBox, t, search, optionOf, find, focusField, tell],
  );
}

/** The quick order: lines with article number and quantity are added all or none, and all problems are shown at once. */
export function QuickOrder({ isFocused = false }: QuickOrderProps) {
  const { t } = useQuickOrderMessages();
  const failureText = useFailureText();
  const emit = useEmit();
  const store = useQuickOrderStore();
  const rows = useStore(store.$rows);
  const [news, setNews] = useState<QuickOrderNews | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRestored, setRestored] = useState(store.isRestored);
  const { place, focusField } = useFields();
  const actions = useRowActions(store, focusField, setNews);
  const { fileError, onFiles, onPaste } = useOrderLines(store, setNews);
  useEffect(() => {
    if (isFocused) place.current?.querySelector('h1')?.focus();
  }, [isFocused, place]);
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await store.submit();
    setBusy(false);
    setRestored(false);
    setChecked(outcome.status === 'faulty');
    if (outcome.status === 'added') {
      for (const { articleId, quantity } of outcome.items) emit('article-added', { articleId, quantity });
      setNews({ kind: 'added', count: outcome.items.length });
    } else if (outcome.status === 'failed') setNews({ kind: 'failed', text: failureText(outcome.error) });
    else if (outcome.status === 'empty') {
      setNews({ kind: 'failed', text: t('shop.quick-order.empty') });
      focusField(rows[0]?.key, 'article');
    } else {
      setNews(null);
      const wrong = store.$rows.get().find((row) => problemOf(row) !== null);
      focusField(wrong?.key, (wrong && problemOf(wrong)?.field) ?? 'article');
    }
  };
  const removeAll = () => {
    const before = store.$rows.get();
    store.clear();
    setRestored(false);
    setChecked(false);
    const count = before.filter((row) => !isBlank(row)).length;
    setNews({ kind: 'removed', count, onUndo: () => store.restore(before) });
  };
  return (
    <QuickOrderView
      rows={rows}
      actions={actions}
      news={news}
      isChecked={isChecked}
      isBusy={isBusy}
      fileError={fileError}
      onFiles={onFiles}
      onPaste={onPaste}
      placeRef={place}
      draftNote={<DraftNote draft={{ ...noDraft, isRestored, discard: removeAll }} />}
      onSubmit={() => void submit()}
      onRemoveAll={removeAll}
      onFocusField={focusField}
    />
  );
}
