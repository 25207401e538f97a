import { describe, expect, it } from 'vitest';
import { checkHostKit } from './check-host-kit.ts';

const page = (text: string, path = 'examples/portal/src/pages/home-page.tsx') => [{ path, text, lines: 1 }];
const kept = '/* a button, {\n */\n.shop-button-row { gap: 8px; }\n.teaser {\n  color: red;\n}\n';

describe('checkHostKit', () => {
  it.each([
    ['<svg viewBox="0 0 1 1" />', 'an icon'],
    ["const A = createIcon('M0 0');", 'an icon'],
    ['<dialog open>', 'a dialog'],
    ['ref.current?.showModal();', 'a dialog'],
    ['<button type="button">', 'a button'],
    ['<a href="/">', 'a link'],
  ])('finds %s in the portal', (text, what) => {
    const [problem, ...others] = checkHostKit(page(text), kept);
    expect(problem).toContain(`${what} of its own; use that of @foyer/react/ui`);
    expect(others).toEqual([]);
  });

  it.each([
    'button {\n  color: red;\n}',
    '.shop-header a:hover {\n  color: red;\n}',
    '.button-quiet {\n  color: red;\n}',
    '.page .message-icon,\n.x {\n  color: red;\n}',
  ])('finds the styles %s', (styles) => {
    expect(checkHostKit([], styles)).toHaveLength(1);
  });

  it('leaves what uses the kit alone, and other hosts', () => {
    expect(checkHostKit(page('<Button>OK</Button><article />'), kept)).toEqual([]);
    expect(checkHostKit(page('<button>', 'examples/react-host/src/app.tsx'), kept)).toEqual([]);
  });
});
