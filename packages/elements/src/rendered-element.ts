import type { WidgetSpec } from '@foyer/react/internal';
import { countStates, type StateListener, toCamelCase } from '@foyer/react/plain';
import r2wc, { type R2WCRenderer } from '@r2wc/core';
import { commonNames, schemes } from './common-names.ts';
import { readAttribute, type ValueSpec } from './read-attribute.ts';

/** Where r2wc 2.1.1 keeps an element's props, its React root and its render function. */
const propsKey: unique symbol = Symbol.for('r2wc.props') as never;
const renderKey: unique symbol = Symbol.for('r2wc.render') as never;
const contextKey: unique symbol = Symbol.for('r2wc.context') as never;
const connectedKey: unique symbol = Symbol.for('r2wc.connected') as never;

/** The props of an element, and its root as `container`. */
export type ElementProps = Record<string, unknown>;
/** Under which an element keeps what sets its `:state()`. */
const statesKey: unique symbol = Symbol.for('foyer.states') as never;
interface R2wcElement extends HTMLElement {
  [propsKey]: ElementProps;
  [contextKey]?: unknown;
  [connectedKey]: boolean;
  [statesKey]?: StateListener | undefined;
  [renderKey](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
}
type R2wcConstructor = (new () => R2wcElement) & { readonly observedAttributes: readonly string[] };

const commonSpecs: Readonly<Record<string, ValueSpec>> = { scheme: { type: 'string', values: schemes } };

/** Draws elements; `Drawn` is its state of one element. */
export interface ElementRenderer<Drawn> extends R2WCRenderer<ElementProps, Drawn> {
  /** Called before `update` where the attribute `locale` has changed. */
  followLocale(drawn: Drawn): void;
}

/** What sets the `:state()` of an element. */
export const statesSetBy = (host: Element): StateListener | undefined => (host as R2wcElement)[statesKey];

/** Hands over what was set on the node before it was upgraded: an own property would hide the accessor. */
function adoptOwnProperty(element: object, prop: string): void {
  if (!Object.hasOwn(element, prop)) return;
  const own = element as ElementProps;
  const value = own[prop];
  delete own[prop];
  own[prop] = value;
}

/** Sets a prop, or resets it with `undefined`, and draws where there is something drawn. */
function setProp(element: R2wcElement, prop: string, value?: unknown): void {
  if (value === undefined) delete element[propsKey][prop];
  else element[propsKey][prop] = value;
  if (element[contextKey]) element[renderKey]();
}

/** The attributes of a widget with the prop each sets. */
function attributesOf(attributes: WidgetSpec['attributes']) {
  return new Map(
    Object.entries(attributes).map(([name, spec]) => [name, { ...spec, prop: toCamelCase(name) }]),
  );
}

function createBaseClass<Drawn>(
  propNames: readonly string[],
  renderer: ElementRenderer<Drawn>,
): R2wcConstructor {
  // without a type r2wc neither reads nor writes attributes: it would not know a wrong number or `compact="compact"`
  const props = Object.fromEntries(propNames.map((prop) => [prop, undefined]));
  const drawnElsewhere = (() => null) as never;
  const options = { shadow: 'open', props: props as never } as const;
  return r2wc<ElementProps, Drawn>(drawnElsewhere, options, renderer) as unknown as R2wcConstructor;
}

/** What sets an element's `:state()`; nothing in a browser without it. */
function statesOf(element: HTMLElement): StateListener | undefined {
  const { states } = element.attachInternals?.() ?? {};
  return states && countStates(states);
}

function followCommonAttribute<Drawn>(
  element: R2wcElement,
  name: string,
  renderer: ElementRenderer<Drawn>,
): void {
  const drawn = element[contextKey] as Drawn | undefined;
  if (!drawn) return;
  if (name === 'locale') renderer.followLocale(drawn);
  element[renderKey]();
}

/** Gives an attribute its property, in camelCase: `undefined`, null and false take the attribute away. */
function reflect(target: R2wcElement, name: string, isProp: boolean): void {
  const prop = toCamelCase(name);
  Object.defineProperty(target, prop, {
    get(this: R2wcElement) {
      return isProp ? this[propsKey][prop] : this.getAttribute(name);
    },
    set(this: R2wcElement, value: unknown) {
      if (value === undefined || value === null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}

/**
 * A custom element with these attributes: r2wc for the life cycle and object properties, and what r2wc lacks. Properties set
 * before the upgrade are kept; moving the node keeps its state; a removed attribute resets its prop, a boolean one is true
 * unless it says `false`; `object` properties keep their identity. `:state()` says what it shows.
 */
export function createRenderedElement<Drawn>(
  attributes: WidgetSpec['attributes'],
  renderer: ElementRenderer<Drawn>,
): CustomElementConstructor {
  const specs = attributesOf(attributes);
  const ownNames = [...specs].filter(([, { type }]) => type !== 'object').map(([name]) => name);

  const Base = createBaseClass(
    [...specs.values()].map(({ prop }) => prop),
    renderer,
  );

  class FoyerElement extends Base {
    static override get observedAttributes(): string[] {
      return [...ownNames, ...commonNames];
    }

    constructor() {
      super();
      // r2wc draws on the first attribute, connected or not
      this[connectedKey] = false;
      this[statesKey] = statesOf(this);
    }

    /** What a first stage has painted before the upgrade stays. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      for (const name of [...specs.keys(), ...commonNames]) adoptOwnProperty(this, toCamelCase(name));
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** Its presence keeps `moveBefore()` from disconnecting. */
    connectedMoveCallback(): void {}

    override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      const spec = specs.get(name);
      const value =
        after === null ? undefined : readAttribute(this, name, after, spec ?? commonSpecs[name] ?? {});
      if (spec) setProp(this, spec.prop, value);
      else followCommonAttribute(this, name, renderer);
    }
  }
  for (const name of ownNames) reflect(FoyerElement.prototype, name, true);
  for (const name of commonNames) reflect(FoyerElement.prototype, name, false);
  return FoyerElement;
}
