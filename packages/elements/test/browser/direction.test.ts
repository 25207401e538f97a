import { directionFaults, fromRight, serverFromRight } from './direction.ts';
import {
  accountFor,
  allWidgets,
  expect,
  isSettled,
  nextFrame,
  place,
  sampleOf,
  signIn,
  startAfresh,
  until,
} from './widgets.ts';

const realFetch = globalThis.fetch;
const widgets = await allWidgets();
const answer = await serverFromRight();

/** A box of the width of a window. */
function boxOf(width: number): HTMLElement {
  const box = document.createElement('div');
  box.dir = 'rtl';
  box.style.cssText = `inline-size:${width}px`;
  document.body.append(box);
  return box;
}

describe('written from the right', () => {
  beforeEach(() => {
    startAfresh();
    globalThis.fetch = async (input, init) =>
      answer(String(input instanceof Request ? input.url : input)) ?? (await realFetch(input, init));
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    document.body.replaceChildren();
  });

  const open = async (tagName: string, attributes: Record<string, string> = {}) => {
    const element = await place(tagName, { locale: fromRight, ...attributes });
    await until(() => element.shadowRoot?.querySelector('[dir=rtl]'), 'the direction');
    await until(() => isSettled(element), 'the widget to settle');
    return element;
  };

  for (const widget of widgets) {
    it(`<${widget.tagName}> is mirrored without faults at 390 and at 1440 px`, async () => {
      if (!widget.shows.includes('login')) await signIn(accountFor(widget));
      const element = await open(widget.tagName, await sampleOf(widget));
      for (const width of [390, 1440]) {
        const box = boxOf(width);
        box.append(element);
        await nextFrame();
        await nextFrame();
        // under load an engine lays out what depends on the box a moment later
        const isRight = () => directionFaults(element).length === 0;
        await until(isRight, 'the layout in the box').catch(() => {});
        const faults = directionFaults(element).map((fault) => `at ${width} px ${fault}`);
        expect(faults.join('\n')).to.equal('');
      }
    });
  }

  it('opens a menu at the edge where its button begins', async () => {
    await signIn('manager@nordwind.example');
    const element = await open('foyer-user-menu');
    boxOf(700).append(element);
    const root = element.shadowRoot as ShadowRoot;
    const button = await until(() => root.querySelector<HTMLElement>('[aria-haspopup]'), 'its button');
    button.click();
    const menu = await until(() => root.querySelector<HTMLElement>('[role=menu]'), 'the menu');
    await nextFrame();
    const [at, from] = [menu, button].map((node) => node.getBoundingClientRect()) as [DOMRect, DOMRect];
    expect(at.left).to.be.at.least(0);
    expect(at.right).to.be.at.most(document.documentElement.clientWidth + 1);
    const distances = [Math.abs(at.right - from.right), Math.abs(at.left - from.left)];
    expect(distances[0], `${distances}`).to.be.at.most(16);
  });
});
