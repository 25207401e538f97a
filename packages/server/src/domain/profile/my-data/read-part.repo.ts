import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

/** Person whose data is read. */
interface Person {
  readonly userId: string;
  readonly email: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Reads the rows of one part in one statement; keys are the column names in camel case (`sentAt`). */
export async function readPart(db: Database, part: PersonalTable, person: Person): Promise<Row[]> {
  const { table, without = [] } = part;
  const rows = await queryRows<{ row: Row }>(
    db,
    sql`select to_jsonb(t) - ${`{${without.join(',')}}`}::text[] as row from ${sql.identifier(table)} t
      where ${belongs(part, person, 't')} order by to_jsonb(t)->>'id'`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [named(key), value])),
  );
}

const named = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function belongs(part: PersonalTable, person: Person, alias: string): SQL {
  const at = (column: string) => sql`${sql.identifier(alias)}.${sql.identifier(column)}`;
  const isTheirs = ofWhom(part, person, alias, at);
  const isPrivate = sql`(${at('company_id')} is null or ${at('mode')} = 'b2c_cc')`;
  const conditions = [
    isTheirs,
    ...(part.isPrivateOnly ? [isPrivate] : []),
    ...(part.isVisibleOnly ? [sql`not ${at('is_internal')}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

function ofWhom(
  { part, whose }: PersonalTable,
  person: Person,
  alias: string,
  at: (column: string) => SQL,
): SQL {
  if ('user' in whose) return sql`${at(whose.user)} = ${person.userId}`;
  if ('mail' in whose) return sql`lower(${at(whose.mail)}) = ${person.email}`;
  const owner = personalTables.find((other) => other.part === whose.of);
  if (!owner) throw new Error(`The part ${part} belongs to ${whose.of}, which is not a part`);
  const below = `${alias}p`;
  return sql`${at(whose.by)} in (select ${sql.identifier(below)}.id from ${sql.identifier(owner.table)} ${sql.identifier(below)}
    where ${belongs(owner, person, below)})`;
}
