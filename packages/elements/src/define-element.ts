import { type FoyerSdk, openSdk, pageLanguage } from '@foyer/core';
import {
  countStates,
  type MountedWidget,
  mountWidget,
  type StateListener,
  toCamelCase,
  type WidgetSpec,
} from '@foyer/react/internal';
import r2wc, { type R2WCRenderer } from '@r2wc/core';
import { commonNames, schemes } from './common-names.ts';
import { readAttribute, type ValueSpec } from './read-attribute.ts';
import { sdkOptionsOf } from './sdk-options-of.ts';
import { paintedStage } from './stage/painted-stage.ts';

/** Where r2wc 2.1.1 keeps an element's props, its React root and its render function. */
const propsKey: unique symbol = Symbol.for('r2wc.props') as never;
const renderKey: unique symbol = Symbol.for('r2wc.render') as never;
const contextKey: unique symbol = Symbol.for('r2wc.context') as never;
const connectedKey: unique symbol = Symbol.for('r2wc.connected') as never;

type Props = Record<string, unknown>;
/** Under which an element keeps who sets its `:state()`. */
const statesKey: unique symbol = Symbol.for('foyer.states') as never;
interface R2wcElement extends HTMLElement {
  readonly container: ShadowRoot;
  [propsKey]: Props;
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

function widgetOptions(root: ShadowRoot, props: Props) {
  const { host } = root;
  const scheme = schemes.find((name) => name === host.getAttribute('scheme'));
  const { container: _, ...own } = props;
  const { [statesKey]: onState } = host as R2wcElement;
  return { sdk: openSdk(sdkOptionsOf(host)), props: own, onState, ...(scheme ? { scheme } : {}) };
}

/** What r2wc keeps of a widget that is drawn. */
interface Drawn extends MountedWidget {
  readonly root: ShadowRoot;
}

function createRenderer(widget: WidgetSpec): R2WCRenderer<Props, Drawn> {
  return {
    mount(container, _, props) {
      const root = container as unknown as ShadowRoot;
      const options = widgetOptions(root, props);
      askForLocale(root.host, options.sdk);
      return { root, ...mountWidget(widget, root, options, paintedStage(root)) };
    },
    update: ({ root, update }, props) => update(widgetOptions(root, props)),
    unmount: ({ unmount }) => unmount(),
  };
}

/** Hands over what was set on the node before it was upgraded: an own property would hide the accessor. */
function adoptOwnProperty(element: object, prop: string): void {
  if (!Object.hasOwn(element, prop)) return;
  const own = element as Props;
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

/** Without the code to switch, the language stays. */
function showLocale({ localisation }: FoyerSdk, host: Element, wanted?: string | null): void {
  localisation.showNearest(wanted, host).catch(() => {});
}

function followCommonAttribute(element: R2wcElement, name: string): void {
  if (!element[contextKey]) return;
  const options = sdkOptionsOf(element);
  // without the attribute it is the script's language that is asked for, else none
  if (name === 'locale') showLocale(openSdk(options), element, options.locale ?? null);
  element[renderKey]();
}

/** An element that says a language, or stands in a part of the page that says another one, has all that share its SDK speak it. */
function askForLocale(host: Element, sdk: FoyerSdk): void {
  const wanted = host.getAttribute('locale') || undefined;
  if (wanted || pageLanguage(host) !== pageLanguage()) showLocale(sdk, host, wanted);
}

/** The attributes of a widget with the prop each sets. */
function attributesOf(widget: WidgetSpec) {
  return new Map(
    Object.entries(widget.attributes).map(([name, spec]) => [name, { ...spec, prop: toCamelCase(name) }]),
  );
}

function createBaseClass(widget: WidgetSpec): R2wcConstructor {
  // without a type r2wc neither reads nor writes attributes: it would not know a wrong number or `compact="compact"`
  const props = Object.fromEntries([...attributesOf(widget).values()].map(({ prop }) => [prop, undefined]));
  const drawnElsewhere = (() => null) as never;
  const options = { shadow: 'open', props: props as never } as const;
  return r2wc<Props, Drawn>(drawnElsewhere, options, createRenderer(widget)) as unknown as R2wcConstructor;
}

/** Who sets an element's `:state()`; nobody in a browser without it. */
function statesOf(element: HTMLElement): StateListener | undefined {
  const { states } = element.attachInternals?.() ?? {};
  return states && countStates(states);
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
 * The custom element of a widget: r2wc for the life cycle and object properties, and what r2wc lacks. Properties set
 * before the upgrade are kept; moving the node keeps its state; a removed attribute resets its prop, a boolean one is true
 * unless it says `false`; `object` properties keep their identity. `:state()` says what it shows.
 */
export function createElementClass(widget: WidgetSpec): CustomElementConstructor {
  const specs = attributesOf(widget);
  const ownNames = [...specs].filter(([, { type }]) => type !== 'object').map(([name]) => name);

  class FoyerElement extends createBaseClass(widget) {
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
      else followCommonAttribute(this, name);
    }
  }
  for (const name of ownNames) reflect(FoyerElement.prototype, name, true);
  for (const name of commonNames) reflect(FoyerElement.prototype, name, false);
  return FoyerElement;
}

/** Defines a widget's element unless the name is taken, by this or another copy of Foyer. */
export function defineElement(widget: WidgetSpec, prefix = 'foyer'): void {
  const name = `${prefix}-${widget.tag}`;
  if (!customElements.get(name)) customElements.define(name, createElementClass(widget));
}
