/** Picture of the contract's answers. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const articlePictureSize = { width: 640, height: 480 } as const;

/** URL path of an article's picture, without a host: the browser may reach this server by another host name than the configured one. */
export const articlePictureUrl = (key: string): string => `/media/articles/${key}.svg`;

/** Returns the URL and size of an article's picture. */
export function pictureOf(key: string, alt: string): Picture {
  return { url: articlePictureUrl(key), alt, ...articlePictureSize };
}

const newsPictureSize = { width: 960, height: 540 } as const;

/** Returns the URL and size of a picture of a news article. */
export function newsPictureOf(key: string, alt: string): Picture {
  return { url: `/media/news/${key}.svg`, alt, ...newsPictureSize };
}
