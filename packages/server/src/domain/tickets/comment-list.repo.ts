import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { searchedColumn } from '../search/folded-column.repo.ts';
import { matchesWords } from '../search/matches-words.repo.ts';
import { type StoredTicketFile, shownTo } from './ticket.repo.ts';
import type { TicketViewer } from './ticket-viewer.ts';
import { ticketComments, ticketFiles, ticketFileVersions } from './tickets.table.ts';

/** Viewer who reads the comments of a ticket. */
interface CommentReader extends TicketViewer {
  readonly ticketId: string;
}

/** A stored file as JSON, with its dates as text. */
type FileAsJson = Pick<StoredTicketFile, 'file'> & {
  readonly versions: readonly (Omit<StoredTicketFile['versions'][number], 'uploadedAt'> & {
    readonly uploadedAt: string;
  })[];
};

/** Selects the files of a comment together with the comment, so that a page takes one statement. */
const files = sql<FileAsJson[]>`(select coalesce(json_agg(json_build_object(
    'file', json_build_object('id', f.id, 'commentId', f.comment_id, 'isInternal', f.is_internal, 'version', f.version),
    'versions', (select json_agg(json_build_object('version', v.version, 'name', v.name, 'mediaType', v.media_type,
        'sizeBytes', v.size_bytes, 'storageKey', v.storage_key,
        'uploadedAt', to_char(v.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'uploaderId', v.uploader_id, 'uploaderName', v.uploader_name, 'uploaderKind', v.uploader_kind)
        order by v.version desc) from ${ticketFileVersions} v where v.file_id = f.id))
    order by f.added_at, f.place, f.id), '[]')
  from ${ticketFiles} f where f.comment_id = "ticket_comments"."id")`;

/** Comments of a ticket that the reader may see. The caller must have checked that the reader may see the ticket. */
export const commentList = pageOf('listTicketComments', ticketComments, {
  fields: (_: CommentReader) => ({ ...getTableColumns(ticketComments), files }),
  visible: (reader) =>
    and(eq(ticketComments.ticketId, reader.ticketId), shownTo(reader, ticketComments.isInternal)),
  sorts: { createdAt: ticketComments.createdAt },
  defaultSort: 'createdAt:asc',
  filters: { search: (search) => matchesWords(searchedColumn(ticketComments.text), search) },
});

export const toStoredFile = ({ file, versions }: FileAsJson): StoredTicketFile => ({
  file,
  versions: versions.map((version) => ({ ...version, uploadedAt: new Date(version.uploadedAt) })),
});
