import pg from 'pg';

/** Runs `work` on a connection of its own, for uses that a pool does not support: creating and dropping databases, long locks. */
export async function onAdminConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Runs one statement on a connection of its own. */
export const runAsAdmin = (url: string, statement: string): Promise<unknown> =>
  onAdminConnection(url, (client) => client.query(statement));
