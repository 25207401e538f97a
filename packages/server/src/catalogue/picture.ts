/** A picture as the contract writes it. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export const articlePictureSize = { width: 640, height: 480 } as const;

/** The address and size of a catalogue picture; absolute, because widgets also live on foreign pages. */
export function pictureOf(publicUrl: string, key: string, alt: string): Picture {
  return { url: `${publicUrl}/media/articles/${key}.svg`, alt, ...articlePictureSize };
}

export const newsPictureSize = { width: 960, height: 540 } as const;

/** The same for a news picture. */
export function newsPictureOf(publicUrl: string, key: string, alt: string): Picture {
  return { url: `${publicUrl}/media/news/${key}.svg`, alt, ...newsPictureSize };
}
