import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from './endpoint.ts';
import { contract, features } from './index.ts';
import { operationOf } from './openapi-operation.ts';
import { namedSchemas } from './openapi-schemas.ts';
import { API_ROOT, type OperationName, routes } from './routes.ts';

/** As much of OpenAPI 3.1 as we write. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

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

/**
 * The whole API as an OpenAPI 3.1 document.
 *
 * @param serverUrl - Where the backend answers, without the API root: `https://portal.example` or `/`.
 */
export function createOpenApiDocument({ serverUrl }: { readonly serverUrl: string }): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [feature, part] of Object.entries(features)) {
    for (const name of Object.keys(part) as OperationName[]) {
      const [method, path] = routes[name];
      const endpoint: Endpoint = contract[name];
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, endpoint, feature) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer portal API',
      version: '1.0.0',
      description:
        'Money is in integer minor units, instants are ISO 8601 in UTC, errors are RFC 9457 problems.',
    },
    servers: [{ url: serverUrl.replace(/\/$/, '') + API_ROOT }],
    tags: Object.keys(features).map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
