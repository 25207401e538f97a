import { useFormat } from '@foyer/react';
import { Badge, Button, ChevronStartIcon, SearchIcon, Select, Skeleton, TextField } from '@foyer/react/ui';
import { useEffect, useRef, useState } from 'react';
import { type ToolPageProps, useAnswer } from '../page/use-answer.ts';
import { type Article as ArticleAnswer, type ArticleSummary, topics } from './article.ts';
import { useKnowledgeMessages } from './knowledge.messages.ts';

/** The page of the knowledge platform: articles to search and read. */
export function KnowledgePage({ api, onTitle }: ToolPageProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [topic, setTopic] = useState('');
  if (openId !== null)
    return <Article key={openId} api={api} onTitle={onTitle} id={openId} onBack={() => setOpenId(null)} />;
  return (
    <List
      api={api}
      onTitle={onTitle}
      search={search}
      setSearch={setSearch}
      topic={topic}
      setTopic={setTopic}
      onOpen={setOpenId}
    />
  );
}

interface ListProps extends ToolPageProps {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly topic: string;
  readonly setTopic: (topic: string) => void;
  readonly onOpen: (id: string) => void;
}

function List({ api, onTitle, search, setSearch, topic, setTopic, onOpen }: ListProps) {
  const { t } = useKnowledgeMessages();
  const format = useFormat();
  const wanted = useSettled(search);
  const query = new URLSearchParams({ ...(wanted && { search: wanted }), ...(topic && { topic }) });
  const { value, hasFailed, reload } = useAnswer<{ items: ArticleSummary[] }>(api, `/articles?${query}`);
  useEffect(() => onTitle(t('knowledge.all')), [onTitle, t]);
  return (
    <section className="tool-page" aria-label={t('knowledge.all')}>
      <div className="tool-bar">
        <TextField
          className="tool-search"
          type="search"
          prefix={<SearchIcon size={18} />}
          label={t('knowledge.search')}
          value={search}
          onValueChange={setSearch}
          maxLength={100}
        />
        <Select
          label={t('knowledge.topic')}
          placeholder={t('knowledge.topic.all')}
          value={topic}
          onValueChange={setTopic}
          options={topics.map((one) => ({ value: one, label: t(`knowledge.topic.${one}`) }))}
        />
      </div>
      <p role="status" className="tool-note">
        {value && t('knowledge.found', { count: value.items.length })}
      </p>
      {hasFailed && <Button onClick={reload}>{t('tool.retry')}</Button>}
      {!value && !hasFailed && <Skeleton height={240} />}
      <ul className="tool-cards">
        {value?.items.map((one) => (
          <li key={one.id} className="tool-card">
            <h2>
              <Button variant="link" className="tool-open" onClick={() => onOpen(one.id)}>
                {one.title}
              </Button>
            </h2>
            <p>{one.summary}</p>
            <p className="tool-note tool-facts">
              <Badge tone="neutral" hasDot={false}>
                {t(`knowledge.topic.${one.topic}`)}
              </Badge>
              {one.audience === 'technicians' && (
                <Badge tone="info" hasDot={false}>
                  {t('knowledge.technicians')}
                </Badge>
              )}
              {t('knowledge.updated', { day: format.date(one.updatedAt) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Article({
  api,
  onTitle,
  id,
  onBack,
}: ToolPageProps & { readonly id: string; readonly onBack: () => void }) {
  const { t } = useKnowledgeMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { value, hasFailed } = useAnswer<ArticleAnswer>(api, `/articles/${id}`);
  const title = value?.title;
  useEffect(() => {
    if (title === undefined) return;
    onTitle(title);
    heading.current?.focus();
  }, [title, onTitle]);
  return (
    <article className="tool-page tool-article">
      <div>
        <Button variant="ghost" className="tool-back" icon={<ChevronStartIcon size={18} />} onClick={onBack}>
          {t('knowledge.back')}
        </Button>
      </div>
      {hasFailed && <p role="alert">{t('tool.failed')}</p>}
      {value && (
        <>
          <h2 ref={heading} tabIndex={-1} className="tool-headline">
            {value.title}
          </h2>
          <p className="tool-lead">{value.summary}</p>
          {value.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
    </article>
  );
}

/** The trimmed text, 250 ms after the last keystroke. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
