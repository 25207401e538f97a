import { afterEach, expect, test, vi } from 'vitest';
import { whenReleased } from './when-released.ts';

afterEach(() => document.body.replaceChildren());

/** Simulates that a node is pressed until `lift` is called; jsdom has no pressed elements. */
function pressed(node: HTMLElement) {
  let isPressed = true;
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

test('runs at once where nothing is pressed', () => {
  const run = vi.fn();
  const { node, lift } = pressed(document.createElement('div'));
  lift();
  whenReleased(node, run);
  expect(run).toHaveBeenCalledOnce();
});

test('runs once a press is released', async () => {
  const run = vi.fn();
  const { node, lift } = pressed(document.createElement('div'));
  whenReleased(node, run);
  await nextFrames();
  expect(run).not.toHaveBeenCalled();
  lift();
  await nextFrames();
  expect(run).toHaveBeenCalledOnce();
});

test('waits for the release of a key, wherever the focus is', async () => {
  const run = vi.fn();
  const host = document.createElement('div');
  const { node: button, lift } = pressed(document.createElement('button'));
  host.attachShadow({ mode: 'open' }).append(button);
  document.body.append(host);
  button.focus();
  whenReleased(host, run);
  await nextFrames();
  expect(run).not.toHaveBeenCalled();
  lift();
  await nextFrames();
  expect(run).toHaveBeenCalledOnce();
});

test('never runs once it is called off', async () => {
  const run = vi.fn();
  const { node, lift } = pressed(document.createElement('div'));
  const callOff = whenReleased(node, run);
  callOff();
  lift();
  await nextFrames();
  expect(run).not.toHaveBeenCalled();
});
