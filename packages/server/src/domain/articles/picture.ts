/** A picture as the contract writes it. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const articlePictureSize = { width: 640, height: 480 } as const;

/** Relative to the site, as brand logos are: the reader may know this server by another name than we do. */
export const articlePictureUrl = (key: string): string => `/media/articles/${key}.svg`;

/** The address and size of an article's picture. */
export function pictureOf(key: string, alt: string): Picture {
  return { url: articlePictureUrl(key), alt, ...articlePictureSize };
}

const newsPictureSize = { width: 960, height: 540 } as const;

/** The same for a news picture. */
export function newsPictureOf(key: string, alt: string): Picture {
  return { url: `/media/news/${key}.svg`, alt, ...newsPictureSize };
}
