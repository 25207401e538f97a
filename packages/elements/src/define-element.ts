import { type FoyerSdk, openSdk, pageLanguage } from '@foyer/core';
import { type FirstStage, type MountedWidget, mountWidget, type WidgetSpec } from '@foyer/react/internal';
import { schemes } from './common-names.ts';
import {
  createRenderedElement,
  type ElementProps,
  type ElementRenderer,
  statesSetBy,
} from './rendered-element.ts';
import { sdkOptionsOf } from './sdk-options-of.ts';
import { paintedStage } from './stage/painted-stage.ts';

function widgetOptions({ host }: ShadowRoot, props: ElementProps) {
  const scheme = schemes.find((name) => name === host.getAttribute('scheme'));
  return {
    sdk: openSdk(sdkOptionsOf(host)),
    props,
    onState: statesSetBy(host),
    ...(scheme ? { scheme } : {}),
  };
}

/** Switches the language; if the code for that cannot be loaded, the language stays. */
function showLocale({ localisation }: FoyerSdk, host: Element, wanted?: string | null): void {
  localisation.showNearest(wanted, host).catch(() => {});
}

/** Switches all elements of an SDK to the language of an element with a `locale`, or in a part of the page with another language. */
function askForLocale(host: Element, sdk: FoyerSdk): void {
  const wanted = host.getAttribute('locale') || undefined;
  if (wanted || pageLanguage(host) !== pageLanguage()) showLocale(sdk, host, wanted);
}

/** A widget that React has drawn. */
export interface DrawnWidget extends MountedWidget {
  readonly root: ShadowRoot;
}

/** Creates the renderer that draws a widget by React. */
export function createRenderer(
  widget: WidgetSpec,
  stageOf: (root: ShadowRoot) => FirstStage | undefined = paintedStage,
): ElementRenderer<DrawnWidget> {
  return {
    mount(root, props) {
      const options = widgetOptions(root, props);
      askForLocale(root.host, options.sdk);
      return { root, ...mountWidget(widget, root, options, stageOf(root)) };
    },
    update: ({ root, update }, props) => update(widgetOptions(root, props)),
    unmount: ({ unmount }) => unmount(),
    followLocale({ root: { host } }) {
      const options = sdkOptionsOf(host);
      // without the attribute the language of the script applies, else none
      showLocale(openSdk(options), host, options.locale ?? null);
    },
  };
}

/** The custom element of a widget. */
export const createElementClass = (widget: WidgetSpec): CustomElementConstructor =>
  createRenderedElement(widget.attributes, createRenderer(widget));

/** Defines a widget's element unless the name is taken, by this or another copy of Foyer. */
export function defineElement(widget: WidgetSpec, prefix = 'foyer'): void {
  const name = `${prefix}-${widget.tag}`;
  if (!customElements.get(name)) customElements.define(name, createElementClass(widget));
}
