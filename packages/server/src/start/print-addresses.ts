import type { StartedServer } from './start-server.ts';

/** Prints the address of the portal and the demo accounts at the terminal. */
export async function printAddresses({ url, isDemo }: Pick<StartedServer, 'url' | 'isDemo'>): Promise<void> {
  console.log(`\nFoyer is ready: ${url}\n`);
  if (!isDemo) return;
  const { demoPassword, demoPeople } = await import('../demo/demo-people.ts');
  console.log(`Demo accounts, all with the password ${demoPassword}:`);
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  for (const { email, shows } of demoPeople) console.log(`  ${email.padEnd(width)}  ${shows}`);
  console.log(`\nMails of the server: ${url}/mailbox`);
  console.log(
    `Service desk, to answer requests for quotations as support@service.example: ${url}/service-desk\n`,
  );
}
