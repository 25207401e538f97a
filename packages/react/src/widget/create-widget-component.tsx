import type { FoyerSdk } from '@foyer/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import type { AttributeSpec, EventSpec, WidgetSpec } from './define-widget.ts';
import { loadedAhead, preloadWidget } from './preload-widget.ts';
import { reserveRoom } from './reserve-room.ts';
import { toCamelCase } from './to-camel-case.ts';
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
/** All that an attribute may say: one of its values where the manifest lists them. */
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

/** By the name of the slot; nothing leaves what the widget has there itself. */
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
    /** The widget broke and shows its own error with another try; for logs. */
    readonly onFailed?: (event: CustomEvent<{ error: unknown }>) => void;
    readonly id?: string;
    readonly className?: string;
    /** @default the scheme of the host, light unless it says otherwise */
    readonly scheme?: WidgetFrameProps['scheme'];
  };

/** The prop that listens to an event: `signed-in` gives `onSignedIn`. */
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

/** What a page puts into the slots: words for a heading in the line, all else as a block. */
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
    return root ? reserveRoom(root, widget) : undefined;
  }, [host, widget]);
  // what is there is drawn at once, without a skeleton before it
  const { localisation } = sdk;
  const painted = useMemo(() => loadedAhead(localisation, widget), [localisation, widget]);
  const { id, className, scheme } = props;
  const own = ownProps(widget, all);
  return (
    <WidgetHost
      id={id}
      className={className}
      hostRef={setHost}
      data-compact={own.compact === true ? '' : undefined}
      slotted={slottedOf(widget, all)}
    >
      {(root) => <WidgetFrame key={sdk.key} {...{ sdk, widget, root, scheme, painted }} props={own} />}
    </WidgetHost>
  );
}

/** A widget as a React component. */
export interface WidgetComponent<W extends WidgetSpec> {
  (props: WidgetComponentProps<W>): ReactNode;
  /** Loads its code and texts before it is drawn, which it then is at once. A failure is none: it loads again when it is drawn. */
  readonly preload: (sdk: FoyerSdk) => Promise<void>;
}

/** Makes a widget's React component: `export const Login = createWidgetComponent(loginWidget)`. */
export function createWidgetComponent<const W extends WidgetSpec>(widget: W): WidgetComponent<W> {
  const component = (props: WidgetComponentProps<W>): ReactNode => (
    <HostedWidget widget={widget} props={props as WidgetComponentProps<WidgetSpec>} />
  );
  const preload = (sdk: FoyerSdk) => preloadWidget(sdk, widget);
  return Object.assign(component, { displayName: widget.name, preload });
}
