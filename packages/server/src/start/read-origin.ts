import { InvalidSettings } from './read-settings.ts';

/** `https://www.example.org`: what a browser calls the origin of a page. Throws for anything else. */
export function readOrigin(text: string): string {
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : { origin: '', protocol: '' };
  // `https://*.example.org` parses, and is the origin of no page
  if (
    /^https?:$/.test(protocol) &&
    !origin.includes('*') &&
    origin.toLowerCase() === text.replace(/\/$/, '').toLowerCase()
  )
    return origin;
  throw new InvalidSettings(`${text} is no origin: give it as https://www.example.org, without a path`);
}
