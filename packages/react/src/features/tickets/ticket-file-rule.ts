import { attachmentTypes, uploadLimits } from '@foyer/contract/upload-limits';

/** What the server takes at a time. */
export const ticketFileRule = {
  ...{ required: false, maxCount: 10, maxBytes: uploadLimits.attachment, types: attachmentTypes },
} as const;
