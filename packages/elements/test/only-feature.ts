import { readFileSync } from 'node:fs';
import { inRoot } from '@foyer/tooling/paths';

interface Context {
  readonly path: string;
  type: string;
  body: unknown;
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly { readonly feature?: string }[] }[];
}

const manifest = '/packages/elements/dist/custom-elements.json';

/** Serves the manifest with the widgets of one feature alone, so that the test pages, which loop over it, run only theirs. */
export const onlyFeature =
  (feature: string | undefined) =>
  async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (!feature || context.path !== manifest) return next();
    const whole = JSON.parse(readFileSync(inRoot(`.${manifest}`), 'utf8')) as Manifest;
    const modules = whole.modules.map((module) => ({
      ...module,
      declarations: module.declarations.filter((declaration) => declaration.feature === feature),
    }));
    context.type = 'application/json';
    context.body = JSON.stringify({ ...whole, modules });
  };
