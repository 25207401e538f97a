import { createOutboxMailer } from './mail/outbox.repo.ts';
import { runAcceptRegistration } from './start/run-accept-registration.ts';
import { runCommand } from './start/run-command.ts';

await runCommand((db, words, { FOYER_PUBLIC_URL, PORT }) =>
  runAcceptRegistration(db, words, {
    mail: createOutboxMailer(),
    publicUrl: (FOYER_PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    now: new Date(),
  }),
);
