/** Bytes in a mebibyte. */
const MEBIBYTE = 1024 * 1024;

/** Largest size of one file, in bytes, by its purpose. The field says how many files it takes. */
export const uploadLimits = {
  /** A photo or a scan as proof. */
  proof: 10 * MEBIBYTE,
  /** A file on a ticket. */
  attachment: 20 * MEBIBYTE,
  /** A list of people to invite. */
  invitations: 2 * MEBIBYTE,
} as const;

/** Media types of a proof: photos and PDF. */
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/**
 * Media types of files on a ticket: proofs, texts and office files. Archives and executable files are refused, and so is HEIC, which phones
 * convert to JPEG where it is not accepted.
 */
export const attachmentTypes = [
  ...proofTypes,
  'image/gif',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** Files that may be attached to a message: on a ticket, or in the answer to a question about a request. */
export const attachmentRule = {
  required: false,
  maxCount: 10,
  maxBytes: uploadLimits.attachment,
  types: attachmentTypes,
} as const;
