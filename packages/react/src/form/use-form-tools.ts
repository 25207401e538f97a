import { type RefObject, useRef } from 'react';
import type { GenericSchema } from 'valibot';
import { useSdk } from '../provider/foyer-context.ts';

/** A schema, or how to load it. */
export type SchemaSource<S extends GenericSchema> = S | (() => Promise<S>);

/** What a touched form works with. */
export type FormTools = typeof import('./form-tools.ts');

/** What a touched form needs: its code, schema and texts come when it is first touched, at the latest when it is sent. */
export function useFormTools<S extends GenericSchema>(
  schema: SchemaSource<S>,
): {
  /** The same as long as the schema's source is asked; asked for again after a failure. */
  readonly load: () => Promise<readonly [FormTools, S]>;
  /** There once they have been loaded. */
  readonly tools: RefObject<FormTools | undefined>;
} {
  const sdk = useSdk();
  const loading = useRef<Promise<readonly [FormTools, S]> | null>(null);
  const tools = useRef<FormTools>(undefined);
  const loadAll = async () => {
    const [code, loaded] = await Promise.all([
      import('./form-tools.ts'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    await code.registerErrorTexts(sdk);
    tools.current = code;
    return [code, loaded] as const;
  };
  const load = () => {
    loading.current ??= loadAll().catch((error: unknown) => {
      loading.current = null;
      throw error;
    });
    return loading.current;
  };
  return { load, tools };
}
