import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { contract, features } from '../index.ts';
import { API_ROOT, type OperationName, routes } from '../routes.ts';
import { type OpenApiOperation, operationOf } from './openapi-operation.ts';
import { namedSchemas } from './openapi-schemas.ts';

/** The part of OpenAPI 3.1 that the document uses. */
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

/**
 * Returns the whole API as an OpenAPI 3.1 document.
 *
 * @param serverUrl - URL of the backend without the API root: `https://portal.example` or `/`.
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
