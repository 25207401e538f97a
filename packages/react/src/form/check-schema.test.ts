import { contract, type Endpoint, type OperationName, routes } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import {
  date,
  file,
  nullable,
  object,
  pipe,
  strictObject,
  string,
  trim,
  safeParse as unguarded,
} from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkSchema } from './check-schema.ts';

/** Runs a function while every object inherits properties as added by careless scripts. */
function spoilt<T>(run: () => T): T {
  const objects = Object.prototype as unknown as Record<string, unknown>;
  Object.assign(objects, { extend: () => ({}), version: '1.7.3', settings: { debug: false } });
  try {
    return run();
  } finally {
    for (const name of ['extend', 'version', 'settings']) delete objects[name];
  }
}

const operations = Object.keys(routes) as OperationName[];
const bodies = operations.flatMap((name) => {
  const { body }: Endpoint = contract[name];
  const { request }: { readonly request?: Readonly<Record<string, unknown>> } = examples[name];
  return body ? [[name, body, request?.body] as const] : [];
});

describe('on a page that spoils all objects', () => {
  it.each(bodies)('the body of %s has the usual result', (_name, schema, body) => {
    const parsed = spoilt(() => checkSchema(schema, body));
    expect(parsed.issues).toBeUndefined();
    expect(parsed.output).toEqual(checkSchema(schema, body).output);
  });

  it('a file and a day stay what they are, and a field too many is still refused', () => {
    const schema = strictObject({
      photo: file(),
      at: nullable(date()),
      address: object({ town: pipe(string(), trim()) }),
    });
    const value = { photo: new File(['x'], 'x.png'), at: new Date(0), address: { town: ' Ulm ', more: 1 } };
    const parsed = spoilt(() => checkSchema(schema, value));
    expect(parsed.output).toEqual({ photo: value.photo, at: value.at, address: { town: 'Ulm' } });
    expect(spoilt(() => checkSchema(schema, { ...value, more: 1 })).issues).toHaveLength(1);
  });

  it('valibot alone refuses', () => {
    const run = () => unguarded(strictObject({ name: string() }), { name: 'x' });
    expect(() => spoilt(run)).toThrow();
  });
});
