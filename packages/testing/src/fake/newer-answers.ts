import { contract, type OperationName } from '@foyer/contract';
import type { GenericSchema } from 'valibot';
import type { FakeAnswers } from './fake-api.ts';

/** A value that no version of the contract has. */
export const NEW_VALUE = 'of_a_newer_server';

interface SchemaNodes {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
}

/** Returns the same responses with an unknown value wherever the contract has a list of values (specification section 3). */
export function newerAnswers(answers: FakeAnswers): FakeAnswers {
  const all = Object.entries(answers).map(([name, value]) => {
    const { response } = contract[name as OperationName];
    return [name, '~standard' in response ? renewed(response, value) : value];
  });
  return Object.fromEntries(all);
}

function renewed(schema: GenericSchema, value: unknown): unknown {
  const { type, entries, item, value: entry, wrapped } = schema as unknown as SchemaNodes;
  if (value === null || value === undefined) return value;
  if (type === 'picklist') return NEW_VALUE;
  if (wrapped) return renewed(wrapped, value);
  if (item && Array.isArray(value)) return value.map((one) => renewed(item, one));
  if (typeof value !== 'object') return value;
  const schemaOf = (key: string) => entries?.[key] ?? entry;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const own = schemaOf(key);
      return [key, own ? renewed(own, one) : one];
    }),
  );
}
