import type { Submission } from '@foyer/contract/use-cases/use-cases.schema';
import { type SQL, sql } from 'drizzle-orm';
import { requestName } from '../../use-cases/name/request-name.ts';
import { submissions } from '../../use-cases/use-cases.table.ts';
import { defineSource, type EntrySeverity, entry, tile, to, type Viewer } from '../source.repo.ts';

interface Facts {
  readonly latest: readonly Submission[];
  readonly waiting: number;
  /** Id and number of a request that waits for the viewer's answer. */
  readonly id: string | null;
  readonly number: string | null;
}

const readFacts = ({ userId }: Viewer): SQL =>
  sql`select json_build_object(
    'latest', (select coalesce(json_agg(s), '[]') from (
      select id, number, kind, state, submitted_at as "submittedAt" from ${submissions}
      where user_id = ${userId} order by submitted_at desc, id desc limit 5) s),
    'waiting', count(*)::int, 'id', min(id), 'number', min(number))
  from ${submissions} where user_id = ${userId} and state = 'needs_answer'`;

const severities: Readonly<Record<Submission['state'], EntrySeverity>> = {
  received: 'none',
  in_progress: 'info',
  needs_answer: 'warning',
  done: 'success',
  rejected: 'error',
};

/** Requests that wait for the viewer's answer and, for viewers without access to orders, the latest requests. */
export const requestsSource = defineSource<Facts>({
  access: 'useCases',
  facts: readFacts,
  tiles: ({ latest, waiting, id, number }, { say, holds, viewer }) => [
    ...(waiting === 0
      ? []
      : [
          tile({
            id: 'requests-waiting',
            kind: 'task',
            severity: 'warning',
            count: waiting,
            title: say('dashboard.requests.waiting', { count: waiting, number: number ?? '' }),
            link: {
              ...to('use-cases', waiting === 1 ? { query: { open: id ?? '' } } : {}),
              label: say('dashboard.requests.waiting.link', { count: waiting }),
            },
          }),
        ]),
    ...(latest.length === 0 || holds('orders')
      ? []
      : [
          tile({
            id: 'requests',
            kind: 'list',
            title: say('dashboard.requests.title'),
            entries: latest.map((made) =>
              entry({
                id: made.id,
                title: requestName(viewer.language, made.kind),
                text: made.number,
                at: new Date(made.submittedAt).toISOString(),
                state: {
                  label: say.value('dashboard.requests.state', made.state),
                  severity: severities[made.state],
                },
                link: to('use-cases', { query: { open: made.id } }),
              }),
            ),
            link: { ...to('use-cases'), label: say('dashboard.requests.link') },
          }),
        ]),
  ],
});
