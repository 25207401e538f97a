import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { type StoredTicketFile, shownTo } from './ticket.repo.ts';
import type { Actor } from './ticket-actor.ts';
import type { TicketViewer } from './ticket-viewer.ts';
import { ticketFiles, ticketFileVersions } from './tickets.table.ts';

/** An uploaded file that is stored. */
interface Upload {
  readonly storageKey: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Selection of a ticket's files: all, those of one comment, those of the ticket alone (`commentId` null), or one file. */
export interface FileChoice {
  readonly commentId?: string | null;
  readonly fileId?: string;
}

/** Reads the files that a viewer may see, in the order in which they were added. */
export async function readFiles(
  db: Database,
  viewer: TicketViewer,
  ticketId: string,
  choice: FileChoice = {},
): Promise<StoredTicketFile[]> {
  const rows = await db
    .select({ file: ticketFiles, version: ticketFileVersions })
    .from(ticketFiles)
    .innerJoin(ticketFileVersions, eq(ticketFileVersions.fileId, ticketFiles.id))
    .where(
      and(
        eq(ticketFiles.ticketId, ticketId),
        shownTo(viewer, sql`${ticketFiles.isInternal}`),
        isChosen(choice),
      ),
    )
    .orderBy(
      asc(ticketFiles.addedAt),
      asc(ticketFiles.place),
      asc(ticketFiles.id),
      desc(ticketFileVersions.version),
    );
  const byId = Map.groupBy(rows, ({ file }) => file.id);
  return [...byId.values()].flatMap(([first, ...rest]) =>
    first ? [{ file: first.file, versions: [first, ...rest].map(({ version }) => version) }] : [],
  );
}

function isChosen({ commentId, fileId }: FileChoice): SQL | undefined {
  return and(
    commentId === undefined
      ? undefined
      : sql`${ticketFiles.commentId} is not distinct from ${commentId}::text`,
    fileId === undefined ? undefined : eq(ticketFiles.id, fileId),
  );
}

/** Target of uploads, and the person who sent them. */
interface Adding {
  readonly ticketId: string;
  readonly commentId: string | null;
  readonly isInternal: boolean;
  readonly actor: Actor;
  readonly now: Date;
}

/** Adds files, each in its first version. */
export async function addFiles(
  db: Database,
  { ticketId, commentId, isInternal, actor, now }: Adding,
  uploads: readonly Upload[],
): Promise<StoredTicketFile[]> {
  const added = uploads.map((upload, place) => {
    const id = newId(now.getTime());
    const file = { id, ticketId, commentId, isInternal, version: 1, addedAt: now, place };
    return { file, versions: [versionOf(id, 1, upload, actor, now)] };
  });
  await db.insert(ticketFiles).values(added.map(({ file }) => file));
  await db.insert(ticketFileVersions).values(added.flatMap(({ versions }) => versions));
  return added;
}

/** Adds a new version of a file; earlier versions stay. */
export async function replaceFile(
  db: Database,
  { file, versions }: StoredTicketFile,
  upload: Upload,
  actor: Actor,
  now: Date,
): Promise<StoredTicketFile> {
  const version = file.version + 1;
  const row = versionOf(file.id, version, upload, actor, now);
  await db.update(ticketFiles).set({ version }).where(eq(ticketFiles.id, file.id));
  await db.insert(ticketFileVersions).values(row);
  return { file: { ...file, version }, versions: [row, ...versions] };
}

const versionOf = (
  fileId: string,
  version: number,
  { storageKey, name, mediaType, sizeBytes, sha256 }: Upload,
  actor: Actor,
  now: Date,
) => ({
  id: newId(now.getTime()),
  fileId,
  version,
  storageKey,
  name,
  mediaType,
  sizeBytes,
  sha256,
  uploadedAt: now,
  uploaderId: actor.id,
  uploaderName: actor.name,
  uploaderKind: actor.kind,
});
