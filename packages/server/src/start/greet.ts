import type { StartedServer } from './start-server.ts';

/** Tells the person at the terminal where the portal is and how to get in. */
export async function greet({ url, isDemo }: Pick<StartedServer, 'url' | 'isDemo'>): Promise<void> {
  console.log(`\nFoyer is ready: ${url}\n`);
  if (!isDemo) return;
  const { demoAccounts, demoPassword } = await import('../demo/demo-accounts.ts');
  console.log(`Demo accounts, all with the password ${demoPassword}:`);
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  for (const { email, shows } of demoAccounts) console.log(`  ${email.padEnd(width)}  ${shows}`);
  console.log(`\nMail the server writes: ${url}/mailbox\n`);
}
