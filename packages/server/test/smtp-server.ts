import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that the server accepted. */
interface TakenMail {
  readonly from: string;
  /** The library converts a domain of the envelope to Unicode. */
  readonly to: string;
  /** Whether addresses were sent in UTF-8. @see RFC 6531 */
  readonly isUtf8: boolean;
  /** Header and body as received, with lines that end in `\n`. */
  readonly data: string;
  readonly isEncrypted: boolean;
  /** User name of the sender's session. */
  readonly user: string | null;
}

/** Behaviour of the server in place of accepting the next mail. */
type SmtpWhim =
  /** Answers a command with this code. */
  | { readonly at: 'RCPT' | '.'; readonly code: number }
  /** Ends the connection at this command: after `.` the mail was accepted, and only the answer is lost. */
  | { readonly at: 'RCPT' | 'DATA' | '.'; readonly code: 'cut' };

export interface SmtpServer {
  readonly port: number;
  readonly taken: TakenMail[];
  readonly whims: SmtpWhim[];
  readonly stop: () => void;
}

export interface SmtpOptions {
  /** Offers STARTTLS, with the certificate below. */
  readonly isSecure?: boolean;
  /** Accepts mails only from senders with these credentials, and only over TLS. */
  readonly account?: { readonly user: string; readonly password: string };
}

const refusal = (responseCode: number): Error => Object.assign(new Error('refused'), { responseCode });

/** Starts a mail server (the library smtp-server) on a port of its own, with configurable faults. */
export async function startSmtp(options: SmtpOptions = {}): Promise<SmtpServer> {
  const taken: TakenMail[] = [];
  const whims: SmtpWhim[] = [];
  /** Returns the configured fault at a command, if there is one; a `cut` ends the connection. */
  const whim = (at: SmtpWhim['at'], sessionId: string): SmtpWhim | null => {
    if (whims[0]?.at !== at) return null;
    const [next] = whims.splice(0, 1);
    if (next?.code === 'cut') cut(sessionId);
    return next ?? null;
  };
  const server = new SMTPServer({
    ...accessOf(options),
    // a current mail server, without DNS look-ups of 127.0.0.1
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, { id }, done) => {
      const due = whim('RCPT', id);
      if (due?.code !== 'cut') done(due ? refusal(due.code) : null);
    },
    onData: (stream, session, done) => {
      if (whim('DATA', session.id)) return;
      void text(stream).then((raw) => {
        const due = whims[0]?.at === '.' ? whims[0] : null;
        if (due === null || due.code === 'cut') taken.push(asTaken(raw, session));
        whim('.', session.id);
        if (due?.code !== 'cut') done(due ? refusal(due.code) : null);
      });
    },
  });
  const cut = (sessionId: string) => {
    for (const connection of connectionsOf(server))
      if (connection.id === sessionId) connection._socket.destroy();
  };
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const stop = () => {
    server.close();
    for (const connection of connectionsOf(server)) connection._socket.destroy();
  };
  return { port: typeof address === 'object' && address ? address.port : 0, taken, whims, stop };
}

/** Returns the connections with their session ids, which the library does not expose otherwise. */
const connectionsOf = (server: SMTPServer) =>
  [...server.connections] as unknown as { readonly id: string; readonly _socket: { destroy: () => void } }[];

/** Returns the access options: encryption and credentials. */
function accessOf({ isSecure = false, account }: SmtpOptions): SMTPServerOptions {
  const hidden = ['STARTTLS', 'AUTH'].filter((name) => (name === 'AUTH' ? !account : !isSecure));
  return {
    disabledCommands: hidden,
    authOptional: !account,
    authMethods: ['PLAIN'],
    ...(isSecure && { key: testKey, cert: testCertificate }),
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : refusal(535), isRight ? { user: username } : undefined);
    },
  };
}

type Session = Parameters<NonNullable<SMTPServerOptions['onData']>>[1];

function asTaken(raw: string, { envelope, secure, user }: Session): TakenMail {
  const { mailFrom, rcptTo } = envelope;
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address).join(', '),
    isUtf8: (envelope as { readonly smtpUtf8?: boolean }).smtpUtf8 === true,
    data: raw.replaceAll('\r\n', '\n'),
    isEncrypted: secure,
    user: user ?? null,
  };
}

/** Self-signed certificate for `localhost` and 127.0.0.1; it protects nothing. */
const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUeriTB0JFEO07pE3eHqUv2OxVKtQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzIwNTgzOFoYDzIxMjYxMDMw
MjA1ODM4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQyHWdMA+LfOqk0dKNkpkjYDXicLcxP1VFGlJQE4pbdbMy7NT7H0ObV
80erEP8wZC5rrInFAElcWKD7gFfOzGyBo28wbTAdBgNVHQ4EFgQU8aogYY4pIJJK
HtxKP3CRlfFmLFIwHwYDVR0jBBgwFoAU8aogYY4pIJJKHtxKP3CRlfFmLFIwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAMQDSx9lAeKF5FWgI3+2/vZJ41KuAlkLQL956iJcweRDAiAJ
kq5vAPEhaOBADz2Y9UewEw2gUkEAE4wuYfiWNzZ42g==
-----END CERTIFICATE-----`;

const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBXHnH1SMiaObzTbH
BD0/HSK/JBSYX3FR3+XP+LYPbc6hRANCAAQyHWdMA+LfOqk0dKNkpkjYDXicLcxP
1VFGlJQE4pbdbMy7NT7H0ObV80erEP8wZC5rrInFAElcWKD7gFfOzGyB
-----END PRIVATE KEY-----`;
