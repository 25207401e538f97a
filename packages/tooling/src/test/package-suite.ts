import { buildPackages } from '../build.ts';
import { checkWithAttw, checkWithPublint } from '../package/check-package.ts';
import { createConsumer } from '../package/create-consumer.ts';
import { countHostChecks, hosts, shortHosts } from '../package/hosts.ts';
import { packageSpecs } from '../package/package-specs.ts';
import { tryHosts } from '../package/try-hosts.ts';
import { portalChecks, tryPortal } from '../package/try-portal.ts';
import type { Scope } from './scope.ts';
import { resultOfChecks, type Suite } from './suite.ts';

/** The checks of each package, and those of a project that has installed them. */
const checksOfPackage = 3;
const checksOfConsumer = 5;

const hostsOf = ({ isFull }: Scope) => (isFull ? Object.keys(hosts) : shortHosts);

/** The packages as they are published: publint, attw, a consumer and hosts that have nothing but the packed files. */
export const packages: Suite = {
  name: 'packages',
  title: 'Published packages',
  minutes: 40,
  needs: ['chromium'],
  due: (scope) =>
    packageSpecs.length * checksOfPackage +
    checksOfConsumer +
    countHostChecks(hostsOf(scope)) +
    (scope.isFull ? portalChecks : 0),
  async run(scope) {
    await buildPackages();
    const checks: Record<string, string[]> = {};
    const consumer = await createConsumer();
    for (const { name } of packageSpecs) {
      checks[`publint @foyer/${name}`] = await checkWithPublint(name);
      checks[`attw @foyer/${name}`] = await checkWithAttw(name, consumer.tarballs[name]);
      checks[`packed files of @foyer/${name}`] = consumer.contents(name);
    }
    checks['a consumer type-checks, as Node finds types'] = await consumer.typeCheck('node16');
    checks['a consumer type-checks, as a bundler does'] = await consumer.typeCheck('bundler');
    checks['plain Node loads every package'] = await consumer.loadInNode();
    checks['a server component imports @foyer/react'] = await consumer.loadAsServerComponent();
    checks['Vite builds a consumer'] = await consumer.buildWithVite();
    Object.assign(checks, await tryHosts(consumer.tarballs, hostsOf(scope)));
    if (scope.isFull) Object.assign(checks, await tryPortal(consumer.tarballs));
    return resultOfChecks(checks);
  },
};
