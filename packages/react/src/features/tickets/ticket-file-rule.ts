import { attachmentTypes, uploadLimits } from '@foyer/contract/upload-limits';

/** Limits of the server for the files of one call. */
export const ticketFileRule = {
  required: false,
  maxCount: 10,
  maxBytes: uploadLimits.attachment,
  types: attachmentTypes,
} as const;
