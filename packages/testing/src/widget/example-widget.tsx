import { languages } from '@foyer/contract';
import { createSdk, type FoyerSdk } from '@foyer/core';
import { createWidgetComponent, FoyerProvider, type WidgetSpec } from '@foyer/react/internal';
import { useEffect, useState } from 'react';
import { createBrowserStorages } from '../fake/browser-storage.ts';
import { createFakeApi, type FakeAnswers } from '../fake/fake-api.ts';
import { createFakeEnvironment, createFakeToken, createFakeUserInfo } from '../fake/fake-user.ts';

async function createExampleSdk(answers: FakeAnswers, isSignedOut: boolean): Promise<FoyerSdk> {
  const api = createFakeApi({
    getEnvironment: createFakeEnvironment(),
    listLocales: languages.map(({ locale }) => locale),
    getTranslations: {},
    login: { tokens: [{ mode: 'b2b', token: createFakeToken('b2b') }] },
    getUserInfo: createFakeUserInfo(['ROLE_SHOP']),
    ...answers,
  });
  const storage = createBrowserStorages();
  const sdk = createSdk({ fetch: api.fetch, locale: 'de_DE', storage, hrefFor: () => null });
  if (!isSignedOut) await sdk.session.login('buyer@nordwind.example', 'example');
  return sdk;
}

export interface ExampleWidgetProps {
  readonly widget: WidgetSpec;
  readonly answers: FakeAnswers;
  readonly props?: Readonly<Record<string, unknown>>;
  /** @default false: a buyer is signed in */
  readonly isSignedOut?: boolean;
}

/** A widget over fixed responses, for examples: it looks and works like the real one, without a server. */
export function ExampleWidget({ widget, answers, props, isSignedOut = false }: ExampleWidgetProps) {
  const [sdk, setSdk] = useState<FoyerSdk | null>(null);
  const [Widget] = useState(() => createWidgetComponent(widget));
  useEffect(() => {
    let isWanted = true;
    const made = createExampleSdk(answers, isSignedOut);
    void made.then((next) => isWanted && setSdk(next));
    return () => {
      isWanted = false;
      void made.then((next) => next.destroy());
    };
  }, [answers, isSignedOut]);
  if (sdk === null) return null;
  return (
    <FoyerProvider sdk={sdk}>
      <Widget {...props} />
    </FoyerProvider>
  );
}
