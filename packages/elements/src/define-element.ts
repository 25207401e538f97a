import { type FoyerSdk, openSdk } from '@foyer/core';
import {
  type FeatureSpec,
  type MountedWidget,
  mountWidget,
  toCamelCase,
  type WidgetSpec,
} from '@foyer/react/internal';
import r2wc, { type R2WCRenderer } from '@r2wc/core';
import { commonNames } from './common-names.ts';
import { optionsOf } from './settings.ts';
import { paintedIn } from './stage/painted.ts';
import { paintedStage } from './stage/take-over.ts';

/** Where r2wc 2.1.1 keeps an element's props, its React root and its render function. */
const propsKey: unique symbol = Symbol.for('r2wc.props') as never;
const renderKey: unique symbol = Symbol.for('r2wc.render') as never;
const contextKey: unique symbol = Symbol.for('r2wc.context') as never;
const connectedKey: unique symbol = Symbol.for('r2wc.connected') as never;

type Props = Record<string, unknown>;
interface R2wcElement extends HTMLElement {
  readonly container: ShadowRoot;
  [propsKey]: Props;
  [contextKey]?: unknown;
  [connectedKey]: boolean;
  [renderKey](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
}
type R2wcConstructor = (new () => R2wcElement) & { readonly observedAttributes: readonly string[] };

const schemes = ['light', 'dark', 'auto'] as const;

function widgetOptions(root: ShadowRoot, props: Props) {
  const { host } = root;
  const scheme = schemes.find((name) => name === host.getAttribute('scheme'));
  const { container: _, ...own } = props;
  return { sdk: openSdk(optionsOf(host)), props: own, ...(scheme ? { scheme } : {}) };
}

function createRenderer(feature: FeatureSpec, widget: WidgetSpec): R2WCRenderer<Props, () => void> {
  const mounted = new WeakMap<() => void, { readonly root: ShadowRoot; readonly widget: MountedWidget }>();
  return {
    mount(container, _, props) {
      const root = container as unknown as ShadowRoot;
      const instance = mountWidget(feature, widget, root, widgetOptions(root, props), paintedStage(root));
      const context = () => instance.unmount();
      mounted.set(context, { root, widget: instance });
      return context;
    },
    update(context, props) {
      const known = mounted.get(context);
      known?.widget.update(widgetOptions(known.root, props));
    },
    unmount: (context) => context(),
  };
}

/** Hands over what was set on the node before it was upgraded: an own property would hide the accessor. */
function adoptOwnProperty(element: HTMLElement, prop: string): void {
  if (!Object.hasOwn(element, prop)) return;
  const value: unknown = Reflect.get(element, prop);
  Reflect.deleteProperty(element, prop);
  Reflect.set(element, prop, value);
}

/** Sets a prop, or resets it with `undefined`, and draws where there is something drawn. */
function setProp(element: R2wcElement, prop: string, value?: unknown): void {
  if (value === undefined) delete element[propsKey][prop];
  else element[propsKey][prop] = value;
  if (element[contextKey]) element[renderKey]();
}

/** The page's choice, not the user's: it is shown and not remembered. */
async function showLocale(localisation: FoyerSdk['localisation'], code: string): Promise<void> {
  await localisation.loadTexts(code);
  localisation.show(code);
}

function followCommonAttribute(element: R2wcElement, name: string, value: string | null): void {
  if (!element[contextKey]) return;
  if (name === 'locale' && value) void showLocale(openSdk(optionsOf(element)).localisation, value);
  element[renderKey]();
}

/** The attributes of a widget with the prop each sets. */
function attributesOf(widget: WidgetSpec) {
  return new Map(
    Object.entries(widget.attributes).map(([name, spec]) => [name, { ...spec, prop: toCamelCase(name) }]),
  );
}

function createBaseClass(feature: FeatureSpec, widget: WidgetSpec): R2wcConstructor {
  const types = [...attributesOf(widget).values()].map(({ prop, type }) => [
    prop,
    type === 'object' ? undefined : type,
  ]);
  const drawnElsewhere = (() => null) as never;
  const options = { shadow: 'open', props: Object.fromEntries(types) as never } as const;
  return r2wc<Props, () => void>(
    drawnElsewhere,
    options,
    createRenderer(feature, widget),
  ) as unknown as R2wcConstructor;
}

/**
 * The custom element of a widget: r2wc for attributes and properties, and what r2wc lacks. Properties set before
 * the upgrade are kept; moving the node keeps its state; a removed attribute resets its prop, an empty one is `true` for a
 * boolean; `object` properties keep their identity.
 */
export function createElementClass(feature: FeatureSpec, widget: WidgetSpec): CustomElementConstructor {
  const specs = attributesOf(widget);
  const ownNames = [...specs].filter(([, { type }]) => type !== 'object').map(([name]) => name);

  return class extends createBaseClass(feature, widget) {
    static override get observedAttributes(): string[] {
      return [...ownNames, ...commonNames];
    }

    constructor() {
      super();
      // r2wc draws on the first attribute, connected or not
      this[connectedKey] = false;
    }

    /** What a first stage has painted before the upgrade stays. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return (paintedIn(this) && this.shadowRoot) || super.attachShadow(init);
    }

    override connectedCallback(): void {
      for (const { prop } of specs.values()) adoptOwnProperty(this, prop);
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
      const isNoNumber = spec?.type === 'number' && Number.isNaN(Number.parseFloat(after ?? ''));
      if (!spec) followCommonAttribute(this, name, after);
      else if (after === null || isNoNumber) setProp(this, spec.prop);
      else if (after === '') setProp(this, spec.prop, spec.type === 'boolean' ? true : '');
      else super.attributeChangedCallback(name, before, after);
    }
  };
}

/** Defines a widget's element unless the name is taken, by this or another copy of Foyer. */
export function defineElement(feature: FeatureSpec, widget: WidgetSpec, prefix = 'foyer'): void {
  const name = `${prefix}-${widget.tag}`;
  if (!customElements.get(name)) customElements.define(name, createElementClass(feature, widget));
}
