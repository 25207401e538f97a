import { useEffect, useState } from 'react';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { blankRow, type RequestedArticle, type RequestRow, readRows, withArticle } from './request-row.ts';

/** The lines of a request with their actions. */
export interface RequestRows {
  readonly rows: readonly RequestRow[];
  readonly choose: (key: string, article: RequestedArticle | null) => void;
  readonly setQuantity: (key: string, quantity: string) => void;
  readonly add: () => void;
  readonly remove: (key: string) => void;
}

const isId = (text: string) => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Starts with the lines of a draft and the article with the given id. */
export function useRequestRows(kept: string | undefined, articleId: string, quantity: number): RequestRows {
  const { code: locale } = useLocale();
  const [rows, setRows] = useState<readonly RequestRow[]>(() => {
    const found = readRows(kept);
    return found.length > 0 ? found : [blankRow()];
  });
  const input = { params: { id: articleId }, query: { locale } };
  const { data: article } = useResource('getArticle', input, { isEnabled: isId(articleId) });
  useEffect(() => {
    if (article) setRows((now) => withArticle(now, article, quantity));
  }, [article, quantity]);
  const change = (key: string, part: Partial<RequestRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return {
    rows,
    choose: (key, chosen) => change(key, { article: chosen }),
    setQuantity: (key, text) => change(key, { quantity: text }),
    add: () => setRows((now) => [...now, blankRow()]),
    remove: (key) => setRows((now) => (now.length > 1 ? now.filter((row) => row.key !== key) : [blankRow()])),
  };
}
