import { chooseRead } from './choose-read.ts';
import type { FileTree } from './file-tree.ts';
import { addImport, appendEntry } from './insert.ts';
import { kebabOf, type Words, wordsOf } from './words.ts';

const contract = 'packages/contract/src';
const server = 'packages/server/src/features';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface EndpointPlan {
  readonly feature: Words;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly string[];
  /** Whether it changes data, which its name tells. */
  readonly isEffect: boolean;
}

function planOf(feature?: string, operation = '', method = '', path = ''): EndpointPlan {
  const verb = method.toUpperCase();
  if (!/^[a-z][A-Za-z0-9]*$/.test(operation))
    throw new Error(`The operation must be camelCase, not “${operation}”.`);
  if (!methods.includes(verb)) throw new Error(`The method must be one of ${methods.join(', ')}.`);
  if (!/^(\/([a-z0-9-]+|\{[a-z][A-Za-z0-9]*\}))+$/.test(path))
    throw new Error(`The path must look like /things/{id}, not “${path}”.`);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isEffect = !/^(list|get|download)[A-Z]/.test(operation);
  return { feature: wordsOf(feature, 'The feature'), operation, method: verb, path, parameters, isEffect };
}

/**
 * Generates a working endpoint: its line in `routes.ts` (and in `stales.ts` if it changes data), its entry in the feature's contract, its
 * example, and the handler that the compiler then requires. A feature without a server part gets one, with its line in the server's
 * list.
 */
export function newEndpoint(tree: FileTree, ...words: (string | undefined)[]): void {
  const plan = planOf(...words);
  const entry = `${contract}/${plan.feature.kebab}/${plan.feature.kebab}.contract.ts`;
  if (tree.read(entry) === null) throw new Error(`There is no feature ${plan.feature.kebab}: no ${entry}.`);
  addRoute(tree, plan);
  if (plan.isEffect) addStales(tree, plan);
  addContract(tree, entry, plan);
  addExample(tree, plan);
  addHandler(tree, plan);
}

function addRoute(tree: FileTree, { feature, operation, method, path }: EndpointPlan): void {
  const file = `${contract}/routes.ts`;
  const text = tree.need(file);
  if (new RegExp(`^ {2}${operation}: \\[`, 'm').test(text)) throw new Error(`${operation} already exists.`);
  if (text.includes(`['${method}', '${path}', `)) throw new Error(`${method} ${path} already exists.`);
  const line = `  ${operation}: ['${method}', '${path}', 'none'],`;
  const group = new RegExp(`^ {2}// ${feature.kebab}\\n(?: {2}\\w+: \\[.*\\n)*`, 'm');
  const end = /^\} as const satisfies Record<string, Route>;/m;
  tree.write(
    file,
    group.test(text)
      ? text.replace(group, (lines) => `${lines}${line}\n`)
      : text.replace(end, (closing) => `  // ${feature.kebab}\n${line}\n${closing}`),
  );
}

/** Adds an effect that initially invalidates no reads; the author of the handler adds them. */
function addStales(tree: FileTree, { operation }: EndpointPlan): void {
  const file = `${contract}/stales.ts`;
  tree.write(file, appendEntry(tree.need(file), /^export const stales = \{/m, `  ${operation}: []`));
}

/** The schema of the path's parameters; their ids come from the feature's first list, else from the news. */
function paramsOf({ feature, parameters }: EndpointPlan): string {
  if (parameters.length === 0) return '';
  const { operation: source } = chooseRead(feature.kebab);
  const schemas = parameters.map((name) => (name === 'id' ? name : `${name}: id`));
  const sources = parameters.map((name) => `${name}: '${source}'`);
  return `\n  params: v.strictObject({ ${schemas.join(', ')} }),\n  idFrom: { ${sources.join(', ')} },`;
}

function addContract(tree: FileTree, file: string, plan: EndpointPlan): void {
  const { operation, method, path, parameters, isEffect } = plan;
  const params = paramsOf(plan);
  let text = tree.need(file);
  text = addImport(text, `import * as v from 'valibot';`);
  if (parameters.length > 0 && !/import \{[^}]*\bid\b[^}]*\} from '\.\.\/rules\/field-rules\.ts'/.test(text))
    text = addToImport(text, '../rules/field-rules.ts', 'id');
  const entry = `${operation}: {
  summary: 'Summary of ${method} ${path}',
  access: 'signedIn',
  effect: '${isEffect ? 'idempotent' : 'read'}',
  extension: true,${params}
  response: v.object({ answeredAt: v.string() }),
}`;
  tree.write(file, appendEntry(text, /\bdefineContract\(\{/, entry));
}

/** Adds the example that the OpenAPI document shows. */
function addExample(tree: FileTree, { feature, operation, method, path, parameters }: EndpointPlan): void {
  const file = `${contract}/${feature.kebab}/${feature.kebab}.example.ts`;
  const params = parameters.map((name) => `${name}: 'an-id'`).join(', ');
  const request = params === '' ? '' : `\n  request: { params: { ${params} } },`;
  const entry = `${operation}: {
  description: 'Description of ${method} ${path} for its callers.',${request}
  answer: { answeredAt: '2025-11-20T08:00:00.000Z' },
}`;
  tree.write(file, appendEntry(tree.need(file), /\bFeatureExamples<typeof \w+> = \{/, entry));
}

/** Adds a name to the import of a module, or the import itself. */
function addToImport(text: string, from: string, name: string): string {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  if (!known.test(text)) return addImport(text, `import { ${name} } from '${from}';`);
  return text.replace(
    known,
    (_, names: string) => `import { ${names.trim().replace(/,$/, '')}, ${name} } from '${from}';`,
  );
}

function addHandler(tree: FileTree, { feature, operation, path }: EndpointPlan): void {
  const folder = `${server}/${feature.kebab}`;
  const handler = `${kebabOf(operation)}.handler.ts`;
  tree.create(
    `${folder}/${handler}`,
    `import type { Handler } from '../handler.ts';

/** Handles \`${path}\`. */
export const ${operation}: Handler<'${operation}'> = async ({ now }) => ({ answeredAt: now.toISOString() });
`,
  );
  const file = `${folder}/${feature.kebab}.routes.ts`;
  if (tree.read(file) === null) newServerFeature(tree, feature, operation);
  const text = addImport(tree.need(file), `import { ${operation} } from './${handler}';`);
  const typed = text.replace(
    /(Routes: Handlers<)((?:\s*\|?\s*'\w+')+)(\s*>)/,
    (_, head: string, names: string, tail: string) =>
      names.includes(`'${operation}'`) ? head + names + tail : `${head}${names} | '${operation}'${tail}`,
  );
  const list = new RegExp(`\\b${feature.camel}Routes: Handlers<[^{}]*?> = \\{`);
  tree.write(file, appendEntry(typed, list, operation));
}

function newServerFeature(tree: FileTree, { kebab, camel }: Words, operation: string): void {
  tree.create(
    `${server}/${kebab}/${kebab}.routes.ts`,
    `import type { Handlers } from '../handler.ts';
import { defineFeature } from '../feature.ts';

const ${camel}Routes: Handlers<'${operation}'> = {};

export const ${camel}Feature = defineFeature({ routes: ${camel}Routes });
`,
  );
  const index = `${server}/index.ts`;
  const listed = addImport(
    tree.need(index),
    `import { ${camel}Feature } from './${kebab}/${kebab}.routes.ts';`,
  );
  tree.write(index, appendEntry(listed, /^const features = \[/m, `${camel}Feature`));
}
