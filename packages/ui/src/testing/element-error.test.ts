import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';

/** Returns the message of a Testing Library error, as changed by the project's setup file (`testing/src/element-error.ts`). */
const messageOf = (query: () => unknown): string => {
  try {
    query();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Something was found.');
};

it('a query that finds nothing quotes the text that is there, and no markup', () => {
  const box = document.createElement('section');
  box.innerHTML = `<style>b { color: red }</style><p class="long">Ihr  Warenkorb</p><p>ist <b>leer</b></p>`;
  expect(messageOf(() => within(box).getByText('Bestellen'))).toMatch(
    /^Unable to find an element with the text: Bestellen[^\n]*\nVisible text: Ihr Warenkorb \| ist \| leer$/,
  );
  box.textContent = 'x'.repeat(5000);
  expect(messageOf(() => within(box).getByRole('button', { name: 'Bestellen' })).length).toBeLessThan(1000);
  expect(messageOf(() => screen.getByRole('button'))).toContain('Visible text: none');
});
