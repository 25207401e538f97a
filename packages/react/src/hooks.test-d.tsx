import type { Mode } from '@foyer/contract/roles';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { Article } from '@foyer/contract/shop/shop.schema';
import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import {
  type ApiError,
  Cart,
  type Chat,
  type CreateTicket,
  createMessages,
  type Employees,
  type ErrorTexts,
  FoyerProvider,
  type FoyerSdk,
  type Loadable,
  type LocaleState,
  Login,
  type Messages,
  type NavigateDetail,
  Orders,
  type Portal,
  type Result,
  type SessionState,
  Shop,
  type Tool,
  useCall,
  useEmit,
  useErrorText,
  useFirstMessages,
  useFormat,
  useLocale,
  useNavigate,
  usePermission,
  useSdk,
  useSession,
  useUserInfo,
  WidgetLink,
} from './index.ts';

// Hooks are called inside functions that are never called.

test('session, user and locale have types', () => {
  void (() => {
    expectTypeOf(useSdk()).toEqualTypeOf<FoyerSdk>();
    expectTypeOf(useSession()).toEqualTypeOf<SessionState>();
    expectTypeOf(useSession().mode).toEqualTypeOf<Mode | null>();
    expectTypeOf(useSession().endedBecause).toEqualTypeOf<'signed-out' | 'expired' | null>();
    expectTypeOf(useUserInfo()).toEqualTypeOf<Loadable<UserInfo>>();
    // The user is unknown before the answer, so `data` may be missing.
    expectTypeOf(useUserInfo().data).toEqualTypeOf<UserInfo | undefined>();
    // @ts-expect-error it may be missing
    void useUserInfo().data.user;
    expectTypeOf(useLocale()).toEqualTypeOf<LocaleState>();
    // @ts-expect-error a state is not changed from outside
    useSession().mode = 'b2b';
  });
});

test('only permissions of the table compile', () => {
  void (() => {
    expectTypeOf(usePermission('shop')).toEqualTypeOf<boolean>();
    // @ts-expect-error no row of the table
    usePermission('ROLE_SHOP');
    // @ts-expect-error which one
    usePermission();
  });
});

test('a call has the input of the contract, and its result or one of its errors', () => {
  void (async () => {
    const call = useCall();
    const article = await call('getArticle', { params: { id: 'a' } });
    expectTypeOf(article).toExtend<Result<Article>>();
    if (article.ok) expectTypeOf(article.value).toEqualTypeOf<Article>();
    else {
      expectTypeOf(article.error).toExtend<ApiError>();
      expectTypeOf<'not_found'>().toExtend<typeof article.error.code>();
      expectTypeOf<'cart_full'>().not.toExtend<typeof article.error.code>();
      // @ts-expect-error there is no value where it failed
      void article.value;
    }
    // @ts-expect-error its id is missing
    void call('getArticle');
    // @ts-expect-error an id is a text
    void call('getArticle', { params: { id: 7 } });
    // @ts-expect-error no such operation
    void call('getArtikel', { params: { id: 'a' } });
    // @ts-expect-error a quantity is missing
    void call('addCartItems', { body: { items: [{ articleId: 'a' }] } });
  });
});

test('only known text ids compile', () => {
  const source = createMessages('sample', { 'sample.greeting': 'Guten Tag' }, () => undefined);
  void (() => {
    const { t } = source.useMessages();
    expectTypeOf(t('sample.greeting')).toEqualTypeOf<string>();
    // shared texts are available to every feature
    t('base.retry');
    // @ts-expect-error no such text
    t('sample.farewell');
    // @ts-expect-error no object goes into a text
    t('sample.greeting', { name: { first: 'Maren' } });
    expectTypeOf(useFirstMessages()).toExtend<Messages<never>>();
    expectTypeOf(useErrorText()).toEqualTypeOf<ErrorTexts>();
    expectTypeOf(useErrorText().errorText).parameter(0).toHaveProperty('code');
  });
});

test('a prop with a fixed set of values accepts no other value', () => {
  void (() => (
    <>
      <Orders paging="grow" pageSize={10} />
      <Shop view="list" />
      {/* @ts-expect-error no such paging */}
      <Orders paging="sideways" />
      {/* @ts-expect-error no such view */}
      <Shop view="gird" />
      {/* @ts-expect-error a number */}
      <Orders pageSize="x" />
      {/* a prop without a list of values takes any text */}
      <Shop category="any" />
    </>
  ));
  expectTypeOf<ComponentProps<typeof Chat>['placement']>().toEqualTypeOf<'inline' | 'corner' | undefined>();
  expectTypeOf<ComponentProps<typeof Employees>['invite']>().toEqualTypeOf<'one' | 'file' | undefined>();
  expectTypeOf<ComponentProps<typeof Portal>['routes']>().toEqualTypeOf<'hash' | 'path' | undefined>();
  expectTypeOf<ComponentProps<typeof Orders>['paging']>().toEqualTypeOf<'turn' | 'grow' | undefined>();
  expectTypeOf<ComponentProps<typeof Shop>['view']>().toEqualTypeOf<'grid' | 'list' | undefined>();
  expectTypeOf<ComponentProps<typeof Tool>['page']>().toExtend<`${string}-${string}` | undefined>();
  expectTypeOf<ComponentProps<typeof CreateTicket>['aboutKind']>().not.toEqualTypeOf<string | undefined>();
});

test('each format accepts only its kind of value', () => {
  void (() => {
    const format = useFormat();
    expectTypeOf(format.money).parameter(0).toEqualTypeOf<{ amount: number; currency: 'EUR' }>();
    // @ts-expect-error an amount without its currency is none
    format.money(12.5);
    format.date('2026-11-22', 'long');
    // @ts-expect-error no such length
    format.date('2026-11-22', 'longest');
  });
});

test('links accept only screens of the portal', () => {
  void (() => {
    const navigate = useNavigate();
    expectTypeOf(navigate).returns.toEqualTypeOf<boolean>();
    navigate({ route: 'order', params: { id: 'a' } }, () => undefined);
    // @ts-expect-error no such screen
    navigate({ route: 'orders' });
    expectTypeOf(useEmit()).parameter(0).toEqualTypeOf<string>();
    void (<WidgetLink target={{ route: 'cart' }}>Warenkorb</WidgetLink>);
    // @ts-expect-error where to
    void (<WidgetLink>Warenkorb</WidgetLink>);
  });
});

test('a provider takes a running SDK or the options of one, not both', () => {
  void ((sdk: FoyerSdk) => (
    <>
      <FoyerProvider sdk={sdk}>x</FoyerProvider>
      <FoyerProvider apiBase="https://api.example" brand="nordlicht">
        x
      </FoyerProvider>
      {/* @ts-expect-error one or the other */}
      <FoyerProvider sdk={sdk} brand="nordlicht">
        x
      </FoyerProvider>
      {/* @ts-expect-error no such option */}
      <FoyerProvider api="https://api.example">x</FoyerProvider>
    </>
  ));
});

test('a widget has its attributes in camel case and its events with their details', () => {
  void (
    <>
      <Orders compact pageSize={5} syncUrl id="orders" className="mine" scheme="dark" />
      <Cart
        onOrderPlaced={({ detail }) => {
          expectTypeOf(detail).toEqualTypeOf<{ readonly orderId: string; readonly number: string }>();
        }}
        onNavigate={({ detail }) => {
          expectTypeOf(detail).toEqualTypeOf<NavigateDetail>();
        }}
        onFailed={({ detail }) => {
          expectTypeOf(detail).toEqualTypeOf<{ error: unknown }>();
        }}
      />
      {/* @ts-expect-error a page size is a number */}
      <Orders pageSize="5" />
      {/* @ts-expect-error no such event */}
      <Login onOrderPlaced={() => undefined} />
    </>
  );
});
