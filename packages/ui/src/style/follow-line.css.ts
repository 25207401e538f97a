import { globalStyle } from '@vanilla-extract/css';

const fade = 'transparent, #000 var(--_before, 0px), #000 calc(100% - var(--_behind, 0px)), transparent';

/** Fades the ends of a horizontally scrolling line where `followLine` reports more content. */
globalStyle('[data-more]', { maskImage: `linear-gradient(to right, ${fade})` });
globalStyle('[data-more]:dir(rtl)', { maskImage: `linear-gradient(to left, ${fade})` });
globalStyle('[data-more~="start"]', { vars: { '--_before': '32px' } });
globalStyle('[data-more~="end"]', { vars: { '--_behind': '32px' } });
