import { expect, test, vi } from 'vitest';
import { whenReleased } from './when-released.ts';

/** A node in which something is pressed until the answer is called. jsdom knows no pressed buttons. */
function pressedNode() {
  let isPressed = true;
  const node = document.createElement('div');
  vi.spyOn(node, 'matches').mockImplementation((selector) => selector === ':active' && isPressed);
  return {
    node,
    lift: () => {
      isPressed = false;
    },
  };
}

const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

test('what nobody presses is done at once', () => {
  const run = vi.fn();
  const { node, lift } = pressedNode();
  lift();
  whenReleased(node, run);
  expect(run).toHaveBeenCalledOnce();
});

test('what is pressed is done when it is released, once', async () => {
  const run = vi.fn();
  const { node, lift } = pressedNode();
  whenReleased(node, run);
  await nextFrames();
  expect(run).not.toHaveBeenCalled();
  lift();
  await nextFrames();
  expect(run).toHaveBeenCalledOnce();
});

test('what is called off is never done', async () => {
  const run = vi.fn();
  const { node, lift } = pressedNode();
  const callOff = whenReleased(node, run);
  callOff();
  lift();
  await nextFrames();
  expect(run).not.toHaveBeenCalled();
});
