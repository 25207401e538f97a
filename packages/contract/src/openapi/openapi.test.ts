import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { contract, type Endpoint, type OperationName, routes } from '../index.ts';
import { createOpenApiDocument } from './openapi.ts';
import type { OpenApiOperation } from './openapi-operation.ts';

const document = createOpenApiDocument({ serverUrl: 'https://portal.example/' });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const byId = (id: OperationName): OpenApiOperation => {
  const found = operations.find((operation) => operation.operationId === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** Returns the path of every empty schema; examples do not count. */
function emptySchemas(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && Object.keys(value).length === 0) return [place];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'example' ? [] : emptySchemas(part, `${place}/${key}`),
  );
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 after a trip through JSON', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('is refused by the validator when it is broken', async () => {
    const broken = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    broken.paths = { '/x': { get: { operationId: 'x', responses: 'none' } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('has every operation once, below the API root', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
    expect(document.servers).toEqual([{ url: 'https://portal.example/api/portal' }]);
  });

  it('has no empty schema anywhere', () => {
    expect(emptySchemas(document.paths, '').filter((place) => !place.includes('/headers'))).toEqual([]);
    expect(emptySchemas(document.components.schemas, '')).toEqual([]);
  });

  it('resolves every reference', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => String(match[1]));
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      expect(name).toMatch(/^#\/components\/schemas\/\w+$/);
      expect(document.components.schemas).toHaveProperty(name.split('/').at(-1) ?? '');
    }
  });

  it.each(Object.keys(routes) as OperationName[])('%s has its body and its answer', (name) => {
    const endpoint: Endpoint = contract[name];
    const operation = byId(name);
    const [, , kind] = routes[name];
    const media = Object.keys(operation.requestBody?.content ?? {});
    expect(media).toEqual(
      kind === 'none' ? [] : [kind === 'json' ? 'application/json' : 'multipart/form-data'],
    );
    const status = endpoint.response.kind === 'empty' ? endpoint.response.status : 200;
    const success = operation.responses[status];
    expect(success).toBeDefined();
    expect(Boolean(success?.content)).toBe(endpoint.response.kind !== 'empty');
    expect(operation.description.length).toBeGreaterThan(20);
    for (const { example } of Object.values(operation.requestBody?.content ?? {}))
      expect(example !== undefined).toBe(endpoint.body !== undefined);
    const answered = success?.content?.['application/json'];
    expect(answered?.example !== undefined).toBe(endpoint.response.kind === 'schema');
    expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ bearer: [] }]);
    const hasKey = operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key');
    expect(hasKey).toBe(endpoint.effect === 'create');
    for (const [code, own] of Object.entries(endpoint.errors ?? {})) {
      expect(JSON.stringify(operation.responses[own])).toContain(`"${code}"`);
    }
  });

  it('keeps the rules of a transformed value', () => {
    const body = byId('submitBankDetailsChange').requestBody?.content['application/json']?.schema;
    expect(body).toMatchObject({
      required: ['purpose', 'accountHolder', 'iban'],
      additionalProperties: false,
      properties: { iban: { type: 'string', minLength: 1, maxLength: 500 } },
    });
  });

  it('writes list queries with their typed values', () => {
    const { parameters } = byId('listInvoices');
    const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schemaOf('limit')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 25 });
    expect(schemaOf('state')).toMatchObject({ type: 'array', items: { type: 'string' } });
    expect(parameters.find((parameter) => parameter.name === 'state')).toMatchObject({ explode: true });
  });

  it('writes multipart bodies with a JSON part and file parts', () => {
    const content = byId('submitMileageStatusReport').requestBody?.content['multipart/form-data'];
    expect(content?.schema).toMatchObject({
      required: ['payload', 'photo'],
      properties: { photo: { type: 'array', minItems: 1, maxItems: 3 } },
    });
    expect(content?.encoding).toMatchObject({
      payload: { contentType: 'application/json' },
      photo: { contentType: expect.stringContaining('image/jpeg') },
    });
  });

  it('states the access rules', () => {
    expect(byId('listUsers')['x-foyer-access']).toMatchObject({
      permission: 'employees',
      roles: ['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES'],
    });
    expect(byId('authorizeOauth2').responses['302']?.headers).toHaveProperty('Location');
    expect(Object.keys(byId('downloadInvoice').responses['200']?.content ?? {})).toEqual([
      'application/pdf',
      'application/xml',
    ]);
  });
});
