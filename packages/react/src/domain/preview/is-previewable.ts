const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Whether files of a media type can be previewed. */
export const isPreviewable = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || pictures.includes(mediaType);
