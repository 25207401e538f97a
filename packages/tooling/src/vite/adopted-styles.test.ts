import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adoptedStyles, foyerVersion } from './adopted-styles.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
interface AdoptedStyles {
  configResolved(config: { readonly root: string }): void;
  readonly transform: { handler(code: string, id: string): { code: string } | null };
}
const plugin = () => adoptedStyles() as unknown as AdoptedStyles;
const { handler } = plugin().transform;
const own = "import 'packages/ui/src/table/table.css.ts.vanilla.css';";
const others = "import 'packages/ui/src/table/card-areas.css.ts.vanilla.css';";
const table = path.join(workspace, 'packages/ui/src/table/table.css.ts');

describe('the registration of a *.css.ts in the style registry', () => {
  it('has the file’s own rules, under its name', () => {
    const { code } = handler(own, table) ?? { code: '' };
    expect(code).toContain('table.css.ts.vanilla.css?inline');
    expect(code).toContain(`registerCss("${foyerVersion()}/ui/table/table", foyerCss);`);
  });

  it('has another name in each build, whose class names are others; the elements are one build', () => {
    const keyIn = (root: string) => {
      const { configResolved, transform } = plugin();
      configResolved({ root: path.join(workspace, root) });
      return /registerCss\("([^"]+)"/.exec(transform.handler(own, table)?.code ?? '')?.[1];
    };
    expect([keyIn('packages/elements'), keyIn('examples/portal')]).toEqual([
      `${foyerVersion()}/ui/table/table`,
      `${foyerVersion()}-portal/ui/table/table`,
    ]);
  });

  it('excludes the rules of an imported file, which registers them itself, once', () => {
    const { code } = handler(`${others}\n${own}`, table) ?? { code: '' };
    expect(code.match(/registerCss\(/g)).toHaveLength(1);
    expect(code).not.toContain('card-areas.css.ts.vanilla.css');
    expect(code).toContain(JSON.stringify(path.join(workspace, 'packages/ui/src/table/card-areas.css.ts')));
  });

  it('is missing for a file without rules, and a foreign sheet is refused', () => {
    expect(handler('export const none = {};', table)).toBeNull();
    expect(() => handler("import 'elsewhere/a.vanilla.css';", table)).toThrow('elsewhere/a.vanilla.css');
  });
});
