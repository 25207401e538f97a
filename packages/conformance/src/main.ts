#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkConformance } from './check-conformance.ts';
import { formatTap, reasonOf } from './report.ts';

const usage = 'foyer-conformance <base-url> [--user <e-mail> --password <password>] [--invitation <token>]';

/** Returns the exit code: 0 if the backend conforms, 1 if not, 2 if it could not be checked. The password may be given as FOYER_PASSWORD instead. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      password: { type: 'string' },
      invitation: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [baseUrl] = positionals;
  if (values.help || baseUrl === undefined || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    console.error(`${baseUrl} is not an address: expected https://… or http://…\n${usage}`);
    return 2;
  }
  const password = values.password ?? process.env.FOYER_PASSWORD;
  if (values.user !== undefined && password === undefined) {
    console.error(`--user needs --password\n${usage}`);
    return 2;
  }
  const credentials =
    values.user === undefined || password === undefined ? undefined : { username: values.user, password };
  const unreachable = await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    () => null,
    (error: unknown) => error,
  );
  if (unreachable) {
    console.error(`${baseUrl} does not answer: ${reasonOf(unreachable)}`);
    return 2;
  }
  const { invitation: token } = values;
  const report = await checkConformance({
    baseUrl,
    ...(credentials ? { credentials } : {}),
    ...(token === undefined ? {} : { params: { getInvitation: { token } } }),
  });
  console.log(formatTap(report));
  return report.failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 2;
}
