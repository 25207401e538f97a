/** Bytes in a mebibyte. */
const MEBIBYTE = 1024 * 1024;

/** How large one file may be, in bytes, by what it is for. How many there may be says the field. */
export const uploadLimits = {
  /** A photo or a scan that proves something. */
  proof: 10 * MEBIBYTE,
  /** What hangs on a ticket. */
  attachment: 20 * MEBIBYTE,
  /** A list of people to invite. */
  invitations: 2 * MEBIBYTE,
} as const;

/** What serves as proof: a photo or a PDF. */
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/**
 * What may hang on a ticket: proofs, texts and office files. Archives and anything executable stay out; so does HEIC, which phones turn
 * into JPEG where it is not asked for.
 */
export const attachmentTypes = [
  ...proofTypes,
  'image/gif',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
