import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import type { ticketFilesContract } from './ticket-files.contract.ts';
import type { TicketFile } from './tickets.schema.ts';

/** A photo on a ticket. */
export const sampleTicketFile: TicketFile = {
  id: 'fil-1',
  commentId: null,
  name: 'Stecker.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 421_000,
  version: 1,
  uploadedAt: '2025-11-20T10:05:00.000Z',
  uploadedBy: { id: 'usr-maren', name: 'Maren Petersen', kind: 'customer' },
  canReplace: true,
  earlierVersions: [],
};
const ofComment: TicketFile = { ...sampleTicketFile, id: 'fil-2', commentId: 'com-7' };
const comment = { id: 'tic-42', commentId: 'com-7' };

/** Examples of the endpoints for files on tickets. */
export const ticketFilesExamples: FeatureExamples<typeof ticketFilesContract> = {
  uploadCommentFile: {
    description:
      'Up to ten files at a time, each at most 20 MiB; checked by content, not by name. Only the comment’s author may add files, and only while the ticket is open.',
    request: { params: comment },
    answer: { items: [ofComment] },
  },
  listCommentFiles: {
    description: 'In the order of upload.',
    request: { params: comment },
    answer: { items: [ofComment] },
  },
  downloadCommentFile: {
    description:
      'Always as an attachment, never inline. `version` selects an earlier version, for the service only.',
    request: { params: { ...comment, fileId: 'fil-2' } },
  },
  replaceCommentFile: {
    description:
      'Exactly one file, which keeps the id and raises `version`; earlier versions stay available to the service.',
    request: { params: { ...comment, fileId: 'fil-2' } },
    answer: { ...ofComment, version: 2 },
  },
  listTicketFiles: {
    description: 'Files of the ticket and of its comments; the latter have a `commentId`.',
    request: { params: { id: 'tic-42' } },
    answer: { items: [sampleTicketFile, ofComment] },
  },
  uploadTicketFile: {
    description: 'Up to ten files at a time and 50 on a ticket, each at most 20 MiB.',
    request: { params: { id: 'tic-42' } },
    answer: { items: [sampleTicketFile] },
  },
  downloadTicketFile: {
    description:
      'Always as an attachment, never inline. `version` selects an earlier version, for the service only.',
    request: { params: { id: 'tic-42', fileId: 'fil-1' } },
  },
  replaceTicketFile: {
    description: 'Exactly one file, which keeps the id and raises `version`.',
    request: { params: { id: 'tic-42', fileId: 'fil-1' } },
    answer: { ...sampleTicketFile, version: 2 },
  },
};
