import { expect, it, onTestFinished, vi } from 'vitest';
import { showConfirmation } from './show-confirmation.ts';

it('gives the heading the focus and shows the whole from its top', () => {
  const box = document.body.appendChild(document.createElement('section'));
  onTestFinished(() => {
    box.remove();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const heading = box.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  const focus = vi.spyOn(heading, 'focus');
  showConfirmation(heading); // a browser without it does not fail
  const shown: unknown[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element, options: unknown) {
      shown.push(this, options);
    },
  });
  showConfirmation(heading);
  expect(document.activeElement).toBe(heading);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(shown).toEqual([box, { block: 'start' }]);
  showConfirmation(null);
});
