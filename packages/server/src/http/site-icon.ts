import { drawnPicture } from './drawn-picture.ts';

/** Path from which browsers load the icon of a page that names none. */
export const iconPath = '/favicon.ico';

/** Element for the head of the server's own pages, which belong to no brand. Their policy allows pictures of the own origin. */
export const iconLink = `<link rel="icon" href="${iconPath}">`;

/** Answers with the product's icon, on every origin of the server. Branded documents name the brand's icon. */
export const siteIcon = (): Promise<Response> => drawnPicture('/media/brands/foyer/favicon.svg', null);
