const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Whether files of a media type can be looked at in place. */
export const isPreviewable = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || pictures.includes(mediaType);
