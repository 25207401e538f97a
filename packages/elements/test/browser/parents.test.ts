import { sizeFaults } from './parents.ts';
import {
  accountFor,
  allWidgets,
  expect,
  holds,
  place,
  sampleOf,
  signIn,
  startAfresh,
  until,
} from './widgets.ts';

const widgets = await allWidgets();

describe('in any parent a sensible size has', () => {
  beforeEach(() => startAfresh());
  afterEach(() => document.body.replaceChildren());

  for (const widget of widgets) {
    it(`<${widget.tagName}>`, async () => {
      if (!widget.shows.includes('login')) await signIn(accountFor(widget));
      const element = await place(widget.tagName, await sampleOf(widget));
      // The loading state, and the state without a known user, have no width.
      const isThere = () => holds(element, 'a, button, iframe') && !element.matches(':state(loading)');
      await until(isThere, 'the widget and its data');
      expect(await sizeFaults(widget, element)).to.deep.equal([]);
    });
  }
});
