import { drawnPicture } from './drawn-picture.ts';

/** Where browsers look for the icon of a page that names none. */
export const iconPath = '/favicon.ico';

/** The line in the head of the server's own pages, which belong to no brand. Their policy lets pictures of the own origin in. */
export const iconLink = `<link rel="icon" href="${iconPath}">`;

/** The icon of the product, on each origin that the server answers. Documents of a brand name the brand's own. */
export const siteIcon = (): Response => drawnPicture('/media/brands/foyer/favicon.svg');
