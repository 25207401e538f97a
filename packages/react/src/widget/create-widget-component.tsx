import type { FoyerSdk } from '@foyer/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type { AttributeSpec, EventSpec, WidgetSpec } from './define-widget.ts';
import { loadedAhead, preloadWidget } from './loading/preload-widget.ts';
import { toCamelCase } from './manifest/to-camel-case.ts';
import { reserveSpace } from './space/reserve-space.ts';
import { WidgetFrame, type WidgetFrameProps } from './widget-frame.tsx';
import { WidgetHost } from './widget-host.tsx';

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
interface ValueTypes {
  string: string;
  number: number;
  boolean: boolean;
  object: unknown;
}
/** Type of an attribute's value: one of its values if the manifest lists them. */
type ValueOf<A extends AttributeSpec> = A extends { readonly values: readonly (infer Value)[] }
  ? Value
  : ValueTypes[A['type']];
type AttributeProps<A extends Readonly<Record<string, AttributeSpec>>> = {
  readonly [K in keyof A & string as Camel<K>]?: ValueOf<A[K]> | undefined;
};
type DetailOf<E> = E extends EventSpec<infer Detail> ? Detail : unknown;
type EventProps<E extends Readonly<Record<string, EventSpec>>> = {
  readonly [K in keyof E & string as `on${Capitalize<Camel<K>>}`]?: (
    event: CustomEvent<DetailOf<E[K]>>,
  ) => void;
};

/** Slot contents by the name of the slot; an empty one keeps the widget's own content. */
type SlotProps<W extends WidgetSpec> = {
  readonly [K in NonNullable<W['slots']>[number]]?: ReactNode;
};

/**
 * The props of a widget's React component: its attributes in camelCase, its events as `onX`, its slots by their names, and the
 * host's own.
 */
export type WidgetComponentProps<W extends WidgetSpec> = AttributeProps<W['attributes']> &
  EventProps<W['events']> &
  SlotProps<W> & {
    /** Called when the widget failed and shows its own error with a retry button; for logs. */
    readonly onFailed?: (event: CustomEvent<{ error: unknown }>) => void;
    readonly id?: string;
    readonly className?: string;
    /** Color scheme. @default the scheme of the host, else light */
    readonly scheme?: WidgetFrameProps['scheme'];
  };

/** Returns the prop that listens to an event: `signed-in` gives `onSignedIn`. */
export function eventPropName(event: string): string {
  const camel = toCamelCase(event);
  return `on${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`;
}

type Listener = (event: Event) => void;

function useHostEvents(
  host: Element | null,
  widget: WidgetSpec,
  props: Readonly<Record<string, unknown>>,
): void {
  useEffect(() => {
    if (host === null) return;
    const listeners = [...Object.keys(widget.events), 'failed'].flatMap((name): [string, Listener][] => {
      const listener = props[eventPropName(name)];
      return typeof listener === 'function' ? [[`foyer-${name}`, listener as Listener]] : [];
    });
    for (const [name, listener] of listeners) host.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) host.removeEventListener(name, listener);
    };
  });
}

function ownProps(widget: WidgetSpec, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(widget.attributes).map(toCamelCase);
  return Object.fromEntries(names.filter((name) => name in props).map((name) => [name, props[name]]));
}

/** Returns the slot contents of a page: a `span` for the heading, a `div` for all others. */
function slottedOf({ slots = [] }: WidgetSpec, props: Readonly<Record<string, unknown>>): ReactNode {
  return slots.map((name) => {
    const node = props[name] as ReactNode;
    const Box = name === 'heading' ? 'span' : 'div';
    if (node === undefined || node === null || typeof node === 'boolean') return null;
    return (
      <Box key={name} slot={name}>
        {node}
      </Box>
    );
  });
}

interface HostedProps {
  readonly widget: WidgetSpec;
  readonly props: WidgetComponentProps<WidgetSpec>;
}

function HostedWidget({ widget, props }: HostedProps) {
  const sdk = useSdk();
  const [host, setHost] = useState<Element | null>(null);
  const all = props as Readonly<Record<string, unknown>>;
  useHostEvents(host, widget, all);
  useLayoutEffect(() => {
    const root = host?.shadowRoot;
    return root ? reserveSpace(root, widget) : undefined;
  }, [host, widget]);
  // a preloaded widget is drawn at once, without a skeleton
  const { localisation } = sdk;
  const painted = useMemo(() => loadedAhead(localisation, widget), [localisation, widget]);
  const { id, className, scheme } = props;
  const widgetProps = ownProps(widget, all);
  return (
    <WidgetHost
      id={id}
      className={className}
      hostRef={setHost}
      data-compact={widgetProps.compact === true ? '' : undefined}
      slotted={slottedOf(widget, all)}
    >
      {(root) => (
        <WidgetFrame
          key={sdk.key}
          sdk={sdk}
          widget={widget}
          root={root}
          scheme={scheme}
          painted={painted}
          props={widgetProps}
        />
      )}
    </WidgetHost>
  );
}

/** A widget as a React component. */
export interface WidgetComponent<W extends WidgetSpec> {
  (props: WidgetComponentProps<W>): ReactNode;
  /** Loads code and texts in advance, so that the widget is drawn at once. Failures are ignored: it loads again when it is drawn. */
  readonly preload: (sdk: FoyerSdk) => Promise<void>;
}

/** Creates a widget's React component: `export const Login = createWidgetComponent(loginWidget)`. */
export function createWidgetComponent<const W extends WidgetSpec>(widget: W): WidgetComponent<W> {
  const component = (props: WidgetComponentProps<W>): ReactNode => (
    <HostedWidget widget={widget} props={props as WidgetComponentProps<WidgetSpec>} />
  );
  const preload = (sdk: FoyerSdk) => preloadWidget(sdk, widget);
  return Object.assign(component, { displayName: widget.name, preload });
}
