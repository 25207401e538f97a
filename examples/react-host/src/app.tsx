import { FoyerProvider, Login, Orders, useSession, useUserInfo } from '@foyer/react';
import texts from './texts.json';

/** A page of the host's own, without a router: two widgets in its layout, and its own header fed by a hook. */
export function App() {
  return (
    <FoyerProvider brand="foyer">
      <Header />
      <Content />
    </FoyerProvider>
  );
}

function Header() {
  const { data } = useUserInfo();
  return (
    <header className="bar">
      <h1>{texts.title}</h1>
      {data && (
        <p>
          {texts.welcome} {data.user.firstName} {data.user.lastName}
        </p>
      )}
    </header>
  );
}

function Content() {
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  return (
    <main className={isSignedIn ? 'columns beside' : 'columns'}>
      <section className="panel">
        {!isSignedIn && <p>{texts.hint}</p>}
        <Login onSignedIn={(event) => event.preventDefault()} />
      </section>
      {isSignedIn && (
        <section className="panel">
          <Orders onNavigate={(event) => console.info('navigate', event.detail.target)} />
        </section>
      )}
    </main>
  );
}
