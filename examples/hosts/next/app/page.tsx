import { FoyerProvider, Orders } from '@foyer/react';
import { SignIn } from './sign-in';

/** A server component: what Foyer exports is the client's by itself. Only who listens to events is a client component. */
export default function Page() {
  return (
    <FoyerProvider apiBase="https://portal.example">
      <SignIn />
      <Orders compact />
    </FoyerProvider>
  );
}
