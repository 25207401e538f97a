import type { Sought } from './find-in-page.ts';

/** A page in any engine, operated by real keys and presses. */
export interface PageDriver {
  open(url: string): Promise<void>;
  /** Runs a self-contained function in the page. */
  evaluate<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Waits for a visible node, and presses it. */
  click(sought: Sought): Promise<void>;
  /** Waits for a field, and types into it. */
  type(sought: Sought, text: string): Promise<void>;
  /** Waits for a node, and returns its text with plain spaces. */
  read(sought: Sought): Promise<string>;
  /** Continues in the first frame of the page, until another page is opened. */
  enterFrame(): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Time-out of waiting for a node, in milliseconds. */
const longest = 60_000;

export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Finds a node and acts on it; retries if the node is missing, or was redrawn or covered meanwhile. */
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
  throw new Error(
    `Timed out waiting for ${css} ${name ?? ''}${within ? ` within ${within}` : ''}: ${reason}`,
  );
}
