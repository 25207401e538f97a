import type { ToolPageId } from '@foyer/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import type { Language } from '../../domain/languages/language.ts';
import type { Caller } from '../../security/caller.ts';

/** What an operation of a tool's API gets: checked, and who calls. */
export interface ToolCall<Input> {
  readonly db: Database;
  readonly caller: Caller;
  readonly input: Input;
  /** What stands in the path for its one parameter; empty where it has none. */
  readonly id: string;
  readonly now: Date;
  readonly language: Language;
}

/** One call of a tool's API, below `/api` on the tools' origin. No part of the portal's contract: it is the tool's own. */
export interface ToolOperation {
  readonly page: ToolPageId;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `/charge-points/:id/start`. */
  readonly path: string;
  /** Of the query of a GET, else of the body. */
  readonly input: GenericSchema | null;
  /** Answers JSON; nothing for 204. */
  readonly run: (call: ToolCall<never>) => Promise<unknown>;
}

/** Keeps the type of an operation's input from its schema. */
export const toolOperation = <S extends GenericSchema>(
  operation: Omit<ToolOperation, 'run' | 'input'> & {
    readonly input: S;
    readonly run: (call: ToolCall<InferOutput<S>>) => Promise<unknown>;
  },
): ToolOperation => operation as unknown as ToolOperation;
