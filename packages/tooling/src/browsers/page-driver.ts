import type { Sought } from './find-in-page.ts';

/** A page in any engine: what a person does with it, by real keys and presses. */
export interface PageDriver {
  open(url: string): Promise<void>;
  /** Runs a function that stands by itself in the page. */
  evaluate<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Waits for something that is seen, and presses it. */
  click(sought: Sought): Promise<void>;
  /** Waits for a field, and types into it. */
  type(sought: Sought, text: string): Promise<void>;
  /** Waits for something, and answers what it says. */
  read(sought: Sought): Promise<string>;
  /** Goes on in the first frame of the page, until another page is opened. */
  enterFrame(): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** After so long, in milliseconds, what is waited for will not come. */
const longest = 60_000;

/** Waits until `look` finds something. */
export async function untilFound<T>(look: () => Promise<T | null>, { css, name, within }: Sought): Promise<T> {
  const end = Date.now() + longest;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end)
      throw new Error(`Waited in vain for ${css} ${name ?? ''}${within ? ` within ${within}` : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
