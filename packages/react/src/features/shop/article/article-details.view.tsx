import type { Article } from '@foyer/contract/shop/shop.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { DocumentIcon, DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './article.css.ts';
import { useArticleMessages } from './article.messages.ts';

/** The attributes of an article as a table. */
export function AttributeTable({ article }: { article: Article }) {
  const { t } = useArticleMessages();
  const rows = [
    { label: t('shop.article.manufacturer'), value: article.manufacturer },
    { label: t('shop.article.article-number'), value: article.number },
    ...article.attributes,
  ].filter(({ value }) => value !== '');
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t('shop.article.attributes')}</h2>
      <table className={css.table} part="attributes">
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th className={css.labelCell} scope="row">
                {label}
              </th>
              <td className={css.cell}>{keepUnits(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** State of the document download, and the function that starts it. */
export interface ArticleFiles {
  readonly state: DownloadState;
  readonly onDownload: (document: Article['documents'][number]) => void;
}

/** The documents of an article, such as data sheets and manuals. */
export function ArticleDocuments({ article, documents }: { article: Article; documents: ArticleFiles }) {
  const { t } = useArticleMessages();
  const format = useFormat();
  if (article.documents.length === 0) return null;
  const { state } = documents;
  const failed = state.status === 'failed' ? article.documents.find(({ id }) => id === state.id) : undefined;
  return (
    <section className={css.section} part="documents">
      <h2 className={css.heading}>{t('shop.article.documents')}</h2>
      <ul className={css.documents}>
        {article.documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              className={css.document}
              aria-busy={state.status === 'loading' && state.id === document.id}
              onClick={() => documents.onDownload(document)}
              part="document"
            >
              <DocumentIcon size={24} />
              <span>
                <span className={css.documentTitle}>{document.title}</span>{' '}
                <span className={css.documentMeta}>
                  {[typeName(document.mediaType), format.bytes(document.sizeBytes)].join(' · ')}
                </span>
              </span>{' '}
              <VisuallyHidden>{t('shop.article.download')}</VisuallyHidden>
              <DownloadIcon />
            </button>
          </li>
        ))}
      </ul>
      {failed !== undefined && (
        <Alert tone="danger">{t('shop.article.download-failed', { title: failed.title })}</Alert>
      )}
    </section>
  );
}

const typeName = (mediaType: string): string => (mediaType.split('/').at(-1) ?? '').toUpperCase();
