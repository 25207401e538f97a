import { createSdk, type FoyerSdk } from '@foyer/core';
import { createFakeApi, type FakeAnswers } from '@foyer/testing/fake/fake-api';
import { createFakeEnvironment, createFakeToken, createFakeUserInfo } from '@foyer/testing/fake/fake-user';
import { useEffect, useState } from 'react';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { createWidgetComponent } from '../widget/create-widget-component.tsx';
import type { FeatureSpec, WidgetSpec } from '../widget/define-widget.ts';

function createMemory(): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

async function createExampleSdk(locale: string, answers: FakeAnswers): Promise<FoyerSdk> {
  const api = createFakeApi({
    getEnvironment: createFakeEnvironment(),
    listLocales: ['de_DE', 'en_GB', 'fr_FR'],
    getTranslations: {},
    login: { tokens: [{ mode: 'b2b', token: createFakeToken('b2b') }] },
    getUserInfo: createFakeUserInfo(['ROLE_SHOP']),
    ...answers,
  });
  const storage = { local: createMemory(), session: createMemory() };
  const sdk = createSdk({ fetch: api.fetch, locale, storage, hrefFor: () => null });
  await sdk.session.login('buyer@nordwind.example', 'example');
  return sdk;
}

export interface ExampleWidgetProps {
  readonly feature: FeatureSpec;
  readonly widget: WidgetSpec;
  readonly answers: FakeAnswers;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** A widget over fixed answers, for examples: it looks and works as it does, and needs no server. */
export function ExampleWidget({ feature, widget, answers, props }: ExampleWidgetProps) {
  const [sdk, setSdk] = useState<FoyerSdk | null>(null);
  const [Widget] = useState(() => createWidgetComponent(feature, widget));
  useEffect(() => {
    let isWanted = true;
    const made = createExampleSdk('de_DE', answers);
    void made.then((next) => isWanted && setSdk(next));
    return () => {
      isWanted = false;
      void made.then((next) => next.destroy());
    };
  }, [answers]);
  if (sdk === null) return null;
  return (
    <FoyerProvider sdk={sdk}>
      <Widget {...props} />
    </FoyerProvider>
  );
}
