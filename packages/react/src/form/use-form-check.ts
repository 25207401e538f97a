import type { FieldError } from '@foyer/contract/field-rules';
import { type RefObject, useRef } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { useSdk } from '../provider/foyer-context.ts';
import type { CheckedForm } from './check-form.ts';

/** A schema, or how to load it. */
export type SchemaSource<S extends GenericSchema> = S | (() => Promise<S>);

export interface CheckOptions<S extends GenericSchema> {
  readonly schema: SchemaSource<S>;
  readonly read?: ((data: FormData) => unknown) | undefined;
  readonly check?: (() => readonly FieldError[]) | undefined;
}

/** What a touched form works with. */
export type FormTools = typeof import('./check-form.ts');
type Check<S extends GenericSchema> = (form: HTMLFormElement) => Promise<CheckedForm<InferOutput<S>>>;

/** The check of a form. Its code, schema and texts come when the form is first touched, at the latest when it is sent. */
export function useFormCheck<S extends GenericSchema>(
  options: CheckOptions<S>,
): {
  readonly check: Check<S>;
  readonly preload: () => void;
  /** There once a check has run. */
  readonly tools: RefObject<FormTools | undefined>;
} {
  const sdk = useSdk();
  const loading = useRef<Promise<[FormTools, S]> | null>(null);
  const tools = useRef<FormTools>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const load = () => {
    loading.current ??= loadParts(options.schema).catch((error: unknown) => {
      loading.current = null;
      throw error;
    });
    return loading.current;
  };
  const loadParts = async (schema: SchemaSource<S>): Promise<[FormTools, S]> => {
    const [code, loaded] = await Promise.all([
      import('./check-form.ts'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    await code.registerErrorTexts(sdk);
    tools.current = code;
    return [code, loaded];
  };
  return {
    tools,
    check: async (form) => {
      const [{ checkForm }, schema] = await load();
      const { read, check } = latest.current;
      return checkForm(form, schema, read, check?.());
    },
    preload: () => void load().catch(() => undefined),
  };
}
