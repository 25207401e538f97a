import type { Article } from '@foyer/contract/shop/shop.schema';
import { useState } from 'react';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import { ArticleNoticeView } from './article-notice.view.tsx';

export interface ArticleNoticeProps {
  readonly article: Pick<Article, 'id' | 'noticeRequested'>;
}

/** Requests a notice when an article is available again, or cancels it. */
export function ArticleNotice({ article }: ArticleNoticeProps) {
  const sdk = useSdk();
  const failureText = useFailureText();
  const [answered, setAnswered] = useState(article.noticeRequested);
  const onSuccess = ({ noticeRequested }: Pick<Article, 'noticeRequested'>) => setAnswered(noticeRequested);
  const ask = useMutation('requestArticleNotice', { onSuccess });
  const withdraw = useMutation('cancelArticleNotice', { onSuccess });
  const [now, other] = answered ? [withdraw, ask] : [ask, withdraw];
  const error = now.error ?? other.error;
  const press = async () => {
    other.clearError();
    const result = await now.run({ params: { id: article.id } });
    // The article is available again: reload it.
    if (!result.ok && result.error.code === 'article_available') sdk.invalidate('getArticle');
  };
  return (
    <ArticleNoticeView
      isRequested={answered}
      isPending={now.isPending}
      failure={error && failureText(error)}
      onPress={() => void press()}
    />
  );
}
