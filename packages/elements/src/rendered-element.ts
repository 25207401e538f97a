import type { WidgetSpec } from '@foyer/react/internal';
import { countStates, type StateListener, toCamelCase } from '@foyer/react/plain';
import r2wc, { type R2WCBaseProps } from '@r2wc/core';
import { commonNames, schemes } from './common-names.ts';
import { readAttribute, type ValueSpec } from './read-attribute.ts';

/** The props of an element. */
export type ElementProps = Record<string, unknown>;

/** Draws elements; `Drawn` is its state of one element. */
export interface ElementRenderer<Drawn> {
  mount(root: ShadowRoot, props: ElementProps): Drawn;
  update(drawn: Drawn, props: ElementProps): void;
  unmount(drawn: Drawn): void;
  /** Called before `update` if the attribute `locale` has changed. */
  followLocale(drawn: Drawn): void;
}

/** The callbacks of a custom element of r2wc, which mount and unmount the widget. */
type LifeCycle = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

const commonSpecs: Readonly<Record<string, ValueSpec>> = { scheme: { type: 'string', values: schemes } };

/** Key of the property that sets an element's `:state()`. All copies of Foyer recognize elements by it (`host/element-events.ts`). */
const states: unique symbol = Symbol.for('foyer.states');

/** The function that sets the `:state()` of an element; undefined in a browser without it. */
export const statesSetBy = (host: Element & { [states]?: StateListener }): StateListener | undefined =>
  host[states];

/** Props and render states of all elements of one class. */
class ElementStates<Drawn> {
  readonly #renderer: ElementRenderer<Drawn>;
  readonly #states = new WeakMap<Element, { readonly props: ElementProps; drawn?: Drawn }>();

  constructor(renderer: ElementRenderer<Drawn>) {
    this.#renderer = renderer;
  }

  add(element: Element): void {
    this.#states.set(element, { props: {} });
  }

  prop(element: Element, name: string): unknown {
    return this.#states.get(element)?.props[name];
  }

  /** Sets a prop, or resets it with `undefined`, and updates the element if it is mounted. */
  setProp(element: Element, name: string, value?: unknown): void {
    const { props = {} } = this.#states.get(element) ?? {};
    if (value === undefined) delete props[name];
    else props[name] = value;
    this.update(element);
  }

  mount(element: Element, root: ShadowRoot): void {
    const state = this.#states.get(element);
    if (state) state.drawn = this.#renderer.mount(root, { ...state.props });
  }

  update(element: Element): void {
    const { drawn, props } = this.#states.get(element) ?? {};
    if (drawn !== undefined) this.#renderer.update(drawn, { ...props });
  }

  followCommonAttribute(element: Element, name: string): void {
    const { drawn } = this.#states.get(element) ?? {};
    if (drawn === undefined) return;
    if (name === 'locale') this.#renderer.followLocale(drawn);
    this.update(element);
  }

  unmount(element: Element): void {
    const state = this.#states.get(element);
    if (state?.drawn === undefined) return;
    this.#renderer.unmount(state.drawn);
    delete state.drawn;
  }
}

/** Passes on a property that was set before the element was upgraded: an own property would hide the accessor. */
function adoptOwnProperty(element: object, prop: string): void {
  if (!Object.hasOwn(element, prop)) return;
  const props = element as ElementProps;
  const value = props[prop];
  delete props[prop];
  props[prop] = value;
}

/** Creates the life cycle of an element. r2wc does not know its attributes and properties: they are read here (decision 0488). */
function createBaseClass<Drawn>(elements: ElementStates<Drawn>): LifeCycle {
  const drawnElsewhere = () => null;
  const base = r2wc<R2WCBaseProps, Element>(
    drawnElsewhere,
    { shadow: 'open' },
    {
      mount(container) {
        // the types allow only elements
        const root = container.getRootNode() as ShadowRoot;
        elements.mount(root.host, root);
        return root.host;
      },
      update: (host) => elements.update(host),
      unmount: (host) => elements.unmount(host),
    },
  );
  return base as LifeCycle;
}

/** Creates the function that sets an element's `:state()`; undefined in a browser without it. */
function stateListenerOf(element: HTMLElement): StateListener | undefined {
  const { states: shown } = element.attachInternals?.() ?? {};
  return shown && countStates(shown);
}

/** Defines the property of an attribute, in camelCase: `undefined`, null and false remove the attribute. */
function reflect(target: HTMLElement, name: string, read: (element: HTMLElement) => unknown): void {
  Object.defineProperty(target, toCamelCase(name), {
    get(this: HTMLElement) {
      return read(this);
    },
    set(this: HTMLElement, value: unknown) {
      if (value === undefined || value === null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}

/** Defines a property without an attribute for an object, which keeps its identity. */
function keepObject<Drawn>(target: HTMLElement, prop: string, elements: ElementStates<Drawn>): void {
  Object.defineProperty(target, prop, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return elements.prop(this, prop);
    },
    set(this: HTMLElement, value: unknown) {
      elements.setProp(this, prop, value);
    },
  });
}

/**
 * Creates a custom element with these attributes. It uses r2wc for the life cycle (decision 0488) and adds what r2wc lacks: properties set
 * before the upgrade are kept; moving the node keeps its state; a removed attribute resets its prop; a boolean attribute is true unless its
 * value is `false`; `object` properties keep their identity. `:state()` matches the state that the element shows.
 */
export function createRenderedElement<Drawn>(
  attributes: WidgetSpec['attributes'],
  renderer: ElementRenderer<Drawn>,
): CustomElementConstructor {
  const names = Object.keys(attributes);
  const ownNames = names.filter((name) => attributes[name]?.type !== 'object');
  const elements = new ElementStates(renderer);

  class FoyerElement extends createBaseClass(elements) {
    static get observedAttributes(): string[] {
      return [...ownNames, ...commonNames];
    }

    readonly [states] = stateListenerOf(this);

    constructor() {
      super();
      elements.add(this);
    }

    /** Keeps the root that a first stage has painted before the upgrade. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      for (const name of [...names, ...commonNames]) adoptOwnProperty(this, toCamelCase(name));
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** Its presence keeps `moveBefore()` from disconnecting. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      const spec = attributes[name];
      const value =
        after === null ? undefined : readAttribute(this, name, after, spec ?? commonSpecs[name] ?? {});
      if (spec) elements.setProp(this, toCamelCase(name), value);
      else elements.followCommonAttribute(this, name);
    }
  }
  const { prototype } = FoyerElement;
  for (const name of ownNames)
    reflect(prototype, name, (element) => elements.prop(element, toCamelCase(name)));
  for (const name of commonNames) reflect(prototype, name, (element) => element.getAttribute(name));
  for (const name of names.filter((each) => !ownNames.includes(each)))
    keepObject(prototype, toCamelCase(name), elements);
  return FoyerElement;
}
