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
  /** Waits for something, and answers what it says, with plain spaces. */
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

export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Finds something and does it; once more where it is not there, or was drawn anew or covered meanwhile. */
export async function untilDone<Node, Answer>(
  { css, name, within }: Sought,
  find: () => Promise<Node | null>,
  work: (node: Node) => Promise<Answer>,
): Promise<Answer> {
  const end = Date.now() + longest;
  let reason = 'nothing there';
  while (Date.now() < end) {
    try {
      const node = await find();
      if (node !== null) return await work(node);
    } catch (error) {
      reason = (error as Error).message;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain for ${css} ${name ?? ''}${within ? ` within ${within}` : ''}: ${reason}`);
}
