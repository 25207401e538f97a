import { FoyerProvider, Orders } from '@foyer/react';
import { SignIn } from './sign-in';

/** A server component. Foyer's exports are client components; only a component that listens to events must be one too. */
export default function Page() {
  return (
    <FoyerProvider apiBase="https://portal.example">
      <SignIn />
      <Orders compact />
    </FoyerProvider>
  );
}
