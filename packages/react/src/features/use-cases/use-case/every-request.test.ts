import type { UseCaseKind } from '@foyer/contract/use-cases/use-case-kinds';
import { useCaseKinds } from '@foyer/contract/use-cases/use-case-kinds';
import { useCasesContract } from '@foyer/contract/use-cases/use-cases.contract';
import { useCasesExamples } from '@foyer/contract/use-cases/use-cases.example';
import type { FoyerSdk } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import type { UseCaseDefinition, UseCaseWords } from '../use-case-form/use-case-definition.ts';
import { overviewExample } from '../use-cases-fixture.ts';

const modules = import.meta.glob<Record<string, UseCaseDefinition>>(
  ['../*/*.ts', '!../use-case*/*', '!../**/*.{messages,css,test}.ts'],
  { eager: true },
);
const definitions = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each) => typeof each === 'object' && 'kind' in each && 'steps' in each);
const of = (kind: UseCaseKind) => definitions.find((each) => each.kind === kind) as UseCaseDefinition;

const pascal = (kind: string) => kind.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const operationOf = (kind: UseCaseKind) => `submit${pascal(kind)}` as keyof typeof useCasesContract;
type Shape = { readonly entries?: object; readonly pipe?: readonly Shape[] };
const entriesOf = (schema: Shape): string[] => Object.keys(schema.entries ?? schema.pipe?.[0]?.entries ?? {});
const exampleOf = (kind: UseCaseKind) =>
  (useCasesExamples[operationOf(kind)] as { request?: { body?: Record<string, never> } }).request?.body ?? {};
const facts = (values: Readonly<Record<string, string>>) => ({
  values,
  overview: overviewExample,
  refusals: [],
});
const words = (values: Readonly<Record<string, string>>): UseCaseWords => ({
  ...facts(values),
  t: (id) => id,
  find: (id) => id,
  countryName: (code) => code,
  format: { date: String, number: String, dateTime: String, money: String } as never,
});

it('has a form for each kind of the contract, and no other', () => {
  expect(definitions.map(({ kind }) => kind).sort()).toEqual([...useCaseKinds].sort());
});

describe.each(useCaseKinds)('%s', (kind) => {
  const endpoint = useCasesContract[operationOf(kind)] as { body: Shape; files?: object };

  it('asks for each field of its call, and for nothing else', () => {
    const asked = of(kind).steps.flatMap(({ fields }) => fields.map((name) => name.split('.')[0]));
    const expected = [...entriesOf(endpoint.body), ...Object.keys(endpoint.files ?? {})];
    expect([...new Set(asked)].sort()).toEqual(expected.sort());
    expect(Object.keys(of(kind).files ?? {})).toEqual(Object.keys(endpoint.files ?? {}));
  });

  it('converts a submitted body to field values and back', () => {
    const body = exampleOf(kind);
    const values = of(kind).valuesOf(body);
    expect(of(kind).read(values)).toEqual(body);
  });

  it('accepts the example of its call, and reviews each of its fields', () => {
    const values = of(kind).valuesOf(exampleOf(kind));
    // the dates in the examples are fixed, so they may be out of range
    const errors = of(kind).validate(facts(values));
    expect(errors.filter(({ code }) => code !== 'valid_from_out_of_range')).toEqual([]);
    const rows = of(kind).review(words(values), {}).flat();
    expect(rows.filter(({ value }) => value).length).toBeGreaterThan(1);
    for (const { label } of rows) expect(label).toMatch(/^(use-cases|base)\./);
  });

  it('sends its body and files by its own call, and nothing that its schema refuses', async () => {
    const call = vi.fn(async (..._: readonly unknown[]) => ({ ok: true, value: undefined }));
    const files = { photo: [new File(['x'], 'a.png')] };
    const options = {
      idempotencyKey: 'key',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const send = (values: Readonly<Record<string, string>>) =>
      of(kind).submit(call as FoyerSdk['call'], values, files, options);
    await send(of(kind).valuesOf(exampleOf(kind)));
    expect(call).toHaveBeenCalledOnce();
    const [operation, input] = call.mock.lastCall ?? [];
    expect(operation).toBe(operationOf(kind));
    expect(input).toEqual({
      body: expect.objectContaining(exampleOf(kind)),
      ...options,
      ...(endpoint.files && { files }),
    });
    expect(() => send({})).toThrow('cannot be sent');
  });

  it('reports missing values at existing fields', () => {
    const steps = of(kind).steps.flatMap(({ fields }) => fields);
    const errors = of(kind).validate(facts({}));
    expect(errors.length).toBeGreaterThan(0);
    for (const { path } of errors)
      expect(
        steps.some((name) => path === name || path.startsWith(`${name}.`)),
        path,
      ).toBe(true);
  });

  it('assigns each error code of its call to a field, or to the whole request', () => {
    const steps = of(kind).steps.flatMap(({ fields }) => fields);
    for (const field of Object.values(of(kind).fieldOf ?? {})) expect(steps).toContain(field);
  });
});
