import ts from 'typescript';
import { isTest, parse, type SourceFile } from './source-files.ts';

interface Import {
  readonly module: string;
  /** Names of imported values, without types. */
  readonly names: readonly string[];
}

function valueImports(file: SourceFile): Import[] {
  return parse(file).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const { importClause } = node;
    if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const bindings = importClause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
        : ['*'];
    return names.length > 0 ? [{ module: node.moduleSpecifier.text, names }] : [];
  });
}

/** Functions that create an SDK, and hooks that access the SDK or the host; a container calls them and passes data to the view. */
const reaching =
  /Sdk$|^use(Resource|Mutation|Call|Session|UserInfo|Permission|List|Store|Emit|Navigate|Uploads|Draft)$/;

/** Checks that views use only props: no SDK, no store, no call. They may use formats and texts. */
export function checkViews(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.view.tsx'))
    .flatMap((file) =>
      valueImports(file).flatMap(({ module, names }) => {
        if (/^@nanostores\/|^nanostores$|\.store\.ts$/.test(module))
          return [`${file.path}: a view takes only props, but imports ${module}`];
        const hook = names.find((name) => reaching.test(name));
        return hook ? [`${file.path}: a view takes only props, but uses ${hook}`] : [];
      }),
    );
}

/** Checks that stores do not import React, so that they can be tested and used without rendering. */
export function checkStores(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.store.ts') && !isTest(path))
    .flatMap((file) =>
      valueImports(file)
        .filter(({ module }) => /^react($|\/|-dom)|^@nanostores\/react$|\.tsx$/.test(module))
        .map(({ module }) => `${file.path}: a store must not import React, but imports ${module}`),
    );
}
