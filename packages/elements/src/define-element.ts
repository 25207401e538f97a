import { type FoyerSdk, openSdk, pageLanguage } from '@foyer/core';
import {
  countStates,
  type MountedWidget,
  mountWidget,
  type StateListener,
  toCamelCase,
  type WidgetSpec,
} from '@foyer/react/internal';
import r2wc, { type R2WCBaseProps, type R2WCRenderer } from '@r2wc/core';
import { commonNames, schemes } from './common-names.ts';
import { readAttribute, type ValueSpec } from './read-attribute.ts';
import { sdkOptionsOf } from './sdk-options-of.ts';
import { paintedStage } from './stage/painted-stage.ts';

type Props = Record<string, unknown>;

/** The state of an element beside its attributes. */
interface ElementState {
  readonly props: Props;
  readonly onState: StateListener | undefined;
  /** The widget, as long as it is drawn. */
  drawn?: MountedWidget;
}
const states = new WeakMap<Element, ElementState>();

/** The callbacks of a custom element that r2wc has: it mounts with the first and unmounts with the second. */
type LifeCycle = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

const commonSpecs: Readonly<Record<string, ValueSpec>> = { scheme: { type: 'string', values: schemes } };

function widgetOptions(host: Element) {
  const scheme = schemes.find((name) => name === host.getAttribute('scheme'));
  const { props = {}, onState } = states.get(host) ?? {};
  return { sdk: openSdk(sdkOptionsOf(host)), props: { ...props }, onState, ...(scheme ? { scheme } : {}) };
}

function createRenderer(widget: WidgetSpec): R2WCRenderer<R2WCBaseProps, Element> {
  return {
    mount(container) {
      // the types know elements alone
      const root = container.getRootNode() as ShadowRoot;
      const { host } = root;
      const options = widgetOptions(host);
      askForLocale(host, options.sdk);
      const state = states.get(host);
      if (state) state.drawn = mountWidget(widget, root, options, paintedStage(root));
      return host;
    },
    update: drawAgain,
    unmount(host) {
      const state = states.get(host);
      state?.drawn?.unmount();
      delete state?.drawn;
    },
  };
}

/** Draws what has changed where there is something drawn. */
const drawAgain = (element: Element): void => states.get(element)?.drawn?.update(widgetOptions(element));

/** Hands over what was set on the node before it was upgraded: an own property would hide the accessor. */
function adoptOwnProperty(element: object, prop: string): void {
  if (!Object.hasOwn(element, prop)) return;
  const own = element as Props;
  const value = own[prop];
  delete own[prop];
  own[prop] = value;
}

/** Sets a prop, or resets it with `undefined`. */
function setProp(element: Element, prop: string, value?: unknown): void {
  const { props = {} } = states.get(element) ?? {};
  if (value === undefined) delete props[prop];
  else props[prop] = value;
  drawAgain(element);
}

/** Without the code to switch, the language stays. */
function showLocale({ localisation }: FoyerSdk, host: Element, wanted?: string | null): void {
  localisation.showNearest(wanted, host).catch(() => {});
}

function followCommonAttribute(element: Element, name: string): void {
  if (!states.get(element)?.drawn) return;
  const options = sdkOptionsOf(element);
  // without the attribute it is the script's language that is asked for, else none
  if (name === 'locale') showLocale(openSdk(options), element, options.locale ?? null);
  drawAgain(element);
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

/** The life cycle of a widget's element. r2wc knows none of its attributes and properties: they are read here (decision 0488). */
function createBaseClass(widget: WidgetSpec): LifeCycle {
  const drawnElsewhere = () => null;
  return r2wc(drawnElsewhere, { shadow: 'open' }, createRenderer(widget)) as LifeCycle;
}

/** Sets an element's `:state()`; undefined in a browser without it. */
function stateListenerOf(element: HTMLElement): StateListener | undefined {
  const { states: shown } = element.attachInternals?.() ?? {};
  return shown && countStates(shown);
}

/** Gives an attribute its property, in camelCase: `undefined`, null and false take the attribute away. */
function reflect(target: HTMLElement, name: string, isProp: boolean): void {
  const prop = toCamelCase(name);
  Object.defineProperty(target, prop, {
    get(this: HTMLElement) {
      return isProp ? states.get(this)?.props[prop] : this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      if (value === undefined || value === null || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}

/** Gives an object a property without an attribute: it keeps its identity. */
function keepObject(target: HTMLElement, name: string): void {
  const prop = toCamelCase(name);
  Object.defineProperty(target, prop, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return states.get(this)?.props[prop];
    },
    set(this: HTMLElement, value: unknown) {
      setProp(this, prop, value);
    },
  });
}

/**
 * The custom element of a widget: r2wc for the life cycle (decision 0488), and what r2wc lacks. Properties set
 * before the upgrade are kept; moving the node keeps its state; a removed attribute resets its prop, a boolean one is true
 * unless it says `false`; `object` properties keep their identity. `:state()` says what it shows.
 */
export function createElementClass(widget: WidgetSpec): CustomElementConstructor {
  const specs = attributesOf(widget);
  const isObject = (name: string) => specs.get(name)?.type === 'object';
  const ownNames = [...specs.keys()].filter((name) => !isObject(name));

  class FoyerElement extends createBaseClass(widget) {
    static get observedAttributes(): string[] {
      return [...ownNames, ...commonNames];
    }

    constructor() {
      super();
      states.set(this, { props: {}, onState: stateListenerOf(this) });
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

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
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
  for (const name of [...specs.keys()].filter(isObject)) keepObject(FoyerElement.prototype, name);
  return FoyerElement;
}

/** Defines a widget's element unless the name is taken, by this or another copy of Foyer. */
export function defineElement(widget: WidgetSpec, prefix = 'foyer'): void {
  const name = `${prefix}-${widget.tag}`;
  if (!customElements.get(name)) customElements.define(name, createElementClass(widget));
}
