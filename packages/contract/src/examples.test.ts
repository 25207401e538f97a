import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { contract, type Endpoint, type OperationName, routes } from './index.ts';

interface Example {
  readonly description: string;
  readonly request?: Readonly<Record<string, unknown>>;
  readonly answer?: unknown;
}
const operations = Object.keys(routes) as OperationName[];
const exampleOf = (name: OperationName): Example => examples[name];
const faults = (schema: GenericSchema, value: unknown) =>
  safeParse(schema, value).issues?.map(({ message, path }) => [
    path?.map(({ key }) => key).join('.'),
    message,
  ]);

describe('the example of', () => {
  it.each(operations)('%s fits its schemas', (name) => {
    const endpoint: Endpoint = contract[name];
    const { request = {}, answer } = exampleOf(name);
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part];
      if (schema && (part !== 'query' || part in request))
        expect(faults(schema, request[part])).toBeUndefined();
      if (!schema) expect(request[part]).toBeUndefined();
    }
    if (endpoint.response.kind === 'schema') expect(faults(endpoint.response, answer)).toBeUndefined();
    else expect(answer).toBeUndefined();
  });

  it.each(operations)('%s says more than its summary', (name) => {
    const { description } = exampleOf(name);
    expect(description).toMatch(/^[^a-z].+\.$/);
    expect(description).not.toBe(contract[name].summary);
  });
});

it('every example belongs to an endpoint', () => {
  expect(Object.keys(examples).sort()).toEqual([...operations].sort());
});
