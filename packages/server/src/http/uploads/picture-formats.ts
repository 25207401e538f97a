/** Accepted picture formats by media type. */
export const pictureFormats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;
export type PictureMediaType = keyof typeof pictureFormats;

export const isPicture = (mediaType: string): mediaType is PictureMediaType =>
  Object.hasOwn(pictureFormats, mediaType);
