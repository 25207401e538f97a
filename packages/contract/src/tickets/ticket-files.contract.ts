import * as v from 'valibot';
import { binary, defineContract } from '../endpoints/endpoint.ts';
import { items } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import { attachmentTypes, uploadLimits } from '../rules/upload-limits.ts';
import { ticketFileSchema } from './tickets.schema.ts';

const upload = {
  file: { required: true, maxCount: 10, maxBytes: uploadLimits.attachment, types: attachmentTypes },
} as const;
const replacement = {
  file: { required: true, maxCount: 1, maxBytes: uploadLimits.attachment, types: attachmentTypes },
} as const;
/** The wanted version; if omitted, the newest. Earlier versions are for the service only. */
const versionQuery = v.strictObject({
  version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'integers_only'), v.transform(Number))),
});
const ofComment = v.strictObject({ id, commentId: id });
const ofCommentFile = v.strictObject({ id, commentId: id, fileId: id });

/** Files on tickets and comments: always served as attachments, at most 50 per ticket. */
export const ticketFilesContract = defineContract({
  uploadCommentFile: {
    summary: 'Add files to a comment',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: ofComment,
    idFrom: { id: 'listTickets', commentId: 'listTicketComments' },
    files: upload,
    response: items(ticketFileSchema),
    errors: { ticket_closed: 409, too_many_files: 409, comment_locked: 409 },
  },
  listCommentFiles: {
    summary: "A comment's files",
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: ofComment,
    idFrom: { id: 'listTickets', commentId: 'listTicketComments' },
    response: items(ticketFileSchema),
  },
  downloadCommentFile: {
    summary: "One of a comment's files",
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: ofCommentFile,
    idFrom: { id: 'listTickets', commentId: 'listTicketComments', fileId: 'listCommentFiles' },
    query: versionQuery,
    response: binary(...attachmentTypes),
  },
  replaceCommentFile: {
    summary: "Replace a comment's file by a new version",
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: ofCommentFile,
    idFrom: { id: 'listTickets', commentId: 'listTicketComments', fileId: 'listCommentFiles' },
    files: replacement,
    response: ticketFileSchema,
    errors: { ticket_closed: 409, comment_locked: 409, action_not_allowed: 409 },
  },
  listTicketFiles: {
    summary: 'All files of a ticket, including those of its comments',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listTickets' },
    response: items(ticketFileSchema),
  },
  uploadTicketFile: {
    summary: 'Add files to a ticket',
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: v.strictObject({ id }),
    idFrom: { id: 'listTickets' },
    files: upload,
    response: items(ticketFileSchema),
    errors: { ticket_closed: 409, too_many_files: 409 },
  },
  downloadTicketFile: {
    summary: "One of a ticket's files",
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    params: v.strictObject({ id, fileId: id }),
    idFrom: { id: 'listTickets', fileId: 'listTicketFiles' },
    query: versionQuery,
    response: binary(...attachmentTypes),
  },
  replaceTicketFile: {
    summary: "Replace a ticket's file by a new version",
    access: 'signedIn',
    effect: 'create',
    duringPrompt: true,
    params: v.strictObject({ id, fileId: id }),
    idFrom: { id: 'listTickets', fileId: 'listTicketFiles' },
    files: replacement,
    response: ticketFileSchema,
    errors: { ticket_closed: 409, action_not_allowed: 409 },
  },
});
