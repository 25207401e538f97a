import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { possibleErrors } from '../endpoints/possible-errors.ts';
import { examples } from '../examples.ts';
import { type Permission, permissions } from '../roles/role-permissions.ts';
import { type EffectName, type OperationName, routes } from '../routes.ts';
import { stales } from '../stales.ts';
import { jsonSchemaOf } from './openapi-schemas.ts';

/** One operation of the document. */
export interface OpenApiOperation {
  readonly operationId: OperationName;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: OpenApiContent };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  readonly 'x-foyer-access': object;
  readonly 'x-foyer-effect': string;
  readonly 'x-foyer-extension': boolean;
  readonly 'x-foyer-id-from'?: Readonly<Record<string, string>>;
  readonly 'x-foyer-stales'?: readonly string[];
}
/** A parameter in path, query or header. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly example?: unknown;
}
/** Bodies by media type. */
export type OpenApiContent = Readonly<
  Record<
    string,
    {
      readonly schema?: JsonSchema;
      readonly encoding?: Readonly<Record<string, object>>;
      readonly example?: unknown;
    }
  >
>;
/** An answer under one status. */
export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: OpenApiContent;
}

/** Returns an endpoint as an operation of the document. */
export function operationOf(name: OperationName, endpoint: Endpoint, feature: string): OpenApiOperation {
  const { description, request = {}, answer }: Example = examples[name];
  const content = requestContent(endpoint, request.body);
  return {
    operationId: name,
    summary: endpoint.summary,
    description,
    tags: [feature],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params, request.params),
      ...parametersOf('query', endpoint.query, request.query),
      ...(endpoint.effect === 'create' ? [idempotencyKey] : []),
    ],
    ...(content && routes[name][2] !== 'none' ? { requestBody: { required: true, content } } : {}),
    responses: { ...successOf(endpoint, answer), ...errorsOf(name, endpoint) },
    'x-foyer-access': accessOf(endpoint),
    'x-foyer-effect': endpoint.effect,
    'x-foyer-extension': endpoint.extension ?? false,
    ...(endpoint.idFrom ? { 'x-foyer-id-from': endpoint.idFrom } : {}),
    ...(name in stales ? { 'x-foyer-stales': stales[name as EffectName] } : {}),
  };
}

/** An example without the types of its endpoint. */
interface Example {
  readonly description: string;
  readonly request?: { readonly params?: object; readonly query?: object; readonly body?: unknown };
  readonly answer?: unknown;
}

const idempotencyKey: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeated key returns the answer of the first call. Any text of your own, for example a UUID.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(
  where: 'path' | 'query',
  schema: GenericSchema | undefined,
  shown: object = {},
): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => {
    const schemaOfValue = wireForm(typeof property === 'boolean' ? {} : property);
    return {
      name,
      in: where,
      required: required.includes(name),
      schema: schemaOfValue,
      ...(name in shown ? { example: exampleValue(schemaOfValue, shown[name as keyof typeof shown]) } : {}),
      ...(schemaOfValue.type === 'array' ? { style: 'form' as const, explode: true } : {}),
    };
  });
}

/** Wraps the single value of a list parameter in a list. */
const exampleValue = ({ type }: JsonSchema, value: unknown): unknown =>
  type === 'array' && !Array.isArray(value) ? [value] : value;

/** Reduces a query value that may be sent as text or as its meaning to the meaning (array, boolean, number). */
function wireForm(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!anyOf) return schema;
  const meant = anyOf.find(
    (option) => typeof option === 'object' && ['array', 'boolean', 'number'].includes(String(option.type)),
  );
  return typeof meant === 'object' ? { ...meant, ...rest } : schema;
}

function requestContent({ body, files }: Endpoint, example: unknown): OpenApiContent | undefined {
  if (!files) return body && { 'application/json': { schema: jsonSchemaOf(body), example } };
  const parts = Object.entries(files);
  const properties: Record<string, JsonSchema> = {};
  const encoding: Record<string, object> = {};
  if (body) {
    properties.payload = jsonSchemaOf(body);
    encoding.payload = { contentType: 'application/json' };
  }
  for (const [part, rule] of parts) {
    properties[part] = {
      type: 'array',
      description: `At most ${rule.maxBytes} bytes each.`,
      minItems: rule.required ? 1 : 0,
      maxItems: rule.maxCount,
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    };
    encoding[part] = { contentType: rule.types.join(', ') };
  }
  const needed = parts.filter(([, rule]) => rule.required).map(([part]) => part);
  const required = body ? ['payload', ...needed] : needed;
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties, required, additionalProperties: false },
      ...(body ? { example: { payload: example } } : {}),
      encoding,
    },
  };
}

const requestId = { description: 'Identifies this answer in the log.', schema: { type: 'string' } };

function successOf({ response }: Endpoint, example: unknown): Record<string, OpenApiResponse> {
  const headers = { 'X-Request-Id': requestId };
  if (response.kind === 'empty') {
    const isRedirect = response.status === 302;
    const location = { Location: { required: true, schema: { type: 'string', format: 'uri' } } };
    return {
      [response.status]: isRedirect
        ? { description: 'Redirect', headers: { ...headers, ...location } }
        : { description: 'Done', headers },
    };
  }
  if (response.kind === 'binary') {
    const disposition = { description: 'Contains the file name.', schema: { type: 'string' } };
    return {
      200: {
        description: 'The file',
        headers: { ...headers, 'Content-Disposition': disposition },
        content: Object.fromEntries(
          response.types.map((type) => [
            type,
            { schema: { type: 'string', contentMediaType: type } satisfies JsonSchema },
          ]),
        ),
      },
    };
  }
  return {
    200: {
      description: 'The answer',
      headers,
      content: { 'application/json': { schema: jsonSchemaOf(response), example } },
    },
  };
}

function errorsOf(name: OperationName, endpoint: Endpoint): Record<string, OpenApiResponse> {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries(possibleErrors(name, endpoint))) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { type: 'object', properties: { code: { enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

function accessOf({ access, duringPrompt, duringPasswordChange, whileImpersonating }: Endpoint): object {
  const rule: Permission = access === 'public' ? {} : permissions[access];
  return {
    permission: access,
    ...(rule.roles ? { roles: rule.roles } : {}),
    ...(rule.modes ? { modes: rule.modes } : {}),
    duringPrompt: access === 'public' || duringPrompt === true,
    duringPasswordChange: access === 'public' || duringPasswordChange === true,
    whileImpersonating: whileImpersonating !== false,
  };
}
