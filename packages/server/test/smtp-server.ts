import { createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** What the mail server took. */
interface TakenMail {
  readonly from: string;
  readonly to: string;
  readonly data: string;
  readonly isEncrypted: boolean;
  /** Who signed in. */
  readonly user: string | null;
}

/** What it does next instead of taking a mail. */
type SmtpWhim =
  /** Answers a command with this code. */
  | { readonly at: 'RCPT' | 'DATA' | '.'; readonly code: number }
  /** Ends the connection there: after `.` the mail was taken, and only the answer is lost. */
  | { readonly at: 'RCPT' | 'DATA' | '.'; readonly code: 'cut' };

export interface SmtpServer {
  readonly port: number;
  readonly taken: TakenMail[];
  readonly whims: SmtpWhim[];
  readonly stop: () => void;
}

/** A mail server of the commands that a sender needs, on a port of its own. */
export function startSmtp(
  options: {
    /** Offers STARTTLS, with the certificate below. */
    readonly isSecure?: boolean;
    /** Takes mail from who signs in with these alone, and only over TLS. */
    readonly account?: { readonly user: string; readonly password: string };
  } = {},
): Promise<SmtpServer> {
  const taken: TakenMail[] = [];
  const whims: SmtpWhim[] = [];
  const sockets = new Set<Socket>();
  const speak = (socket: Socket, isEncrypted: boolean): void => {
    let [from, to, data, buffer, isData, user] = ['', '', '', '', false, null as string | null];
    const say = (line: string): void => {
      socket.write(`${line}\r\n`);
    };
    const whim = (at: SmtpWhim['at']): boolean => {
      const next = whims[0];
      if (next?.at !== at) return false;
      whims.shift();
      if (next.code === 'cut') socket.destroy();
      else say(`${next.code} not like that`);
      return true;
    };
    const greet = () => {
      const offers = [
        ...(options.isSecure && !isEncrypted ? ['STARTTLS'] : []),
        ...(options.account && isEncrypted ? ['AUTH PLAIN'] : []),
      ];
      const lines = ['test', ...offers];
      for (const [at, line] of lines.entries()) say(`250${at === lines.length - 1 ? ' ' : '-'}${line}`);
    };
    const signIn = (line: string) => {
      const [, name = '', password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0');
      const isRight = name === options.account?.user && password === options.account.password;
      if (isRight) user = name;
      say(isRight ? '235 welcome' : '535 wrong');
    };
    const answer = (line: string) => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'EHLO' || command === 'HELO') return greet();
      if (command === 'STAR' && !options.isSecure) return say('502 not here');
      if (command === 'STAR') {
        say('220 go ahead');
        socket.removeAllListeners('data');
        return speak(new TLSSocket(socket, { isServer: true, key: testKey, cert: testCertificate }), true);
      }
      if (command === 'AUTH') return signIn(line);
      if (command === 'QUIT') return say('221 bye');
      if (options.account && user === null) return say('530 sign in first');
      if (command === 'MAIL') from = line;
      if (command === 'RCPT') {
        if (whim('RCPT')) return;
        to = line;
      }
      if (command !== 'DATA') return say('250 ok');
      if (whim('DATA')) return;
      isData = true;
      say('354 go on');
    };
    const endMail = () => {
      isData = false;
      const refused = whims[0]?.at === '.' && whims[0].code !== 'cut';
      if (!refused) taken.push({ from, to, data, isEncrypted, user });
      data = '';
      if (!whim('.')) say('250 taken');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!isData) answer(line);
        else if (line === '.') endMail();
        else data += `${line}\n`;
      }
    });
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 test ESMTP\r\n');
    speak(socket, false);
  });
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : 0, taken, whims, stop });
    });
  });
}

/** Of `localhost` and 127.0.0.1, signed by itself and by nobody else; it guards nothing. */
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
