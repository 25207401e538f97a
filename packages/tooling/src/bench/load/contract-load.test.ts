import { contract, type Endpoint, type OperationName, routes } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { contractLoad, endsSomething } from './contract-load.ts';
import type { Client } from './open-client.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const names = Object.keys(routes) as OperationName[];

const fits = (name: OperationName, method: string, path: string): boolean =>
  routes[name][0] === method &&
  new RegExp(`^${routes[name][1].replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '');

/** The operation of a call; a fixed path takes precedence over one with an id. */
const operationOf = (method: string, path: string): OperationName | undefined => {
  const fitting = names.filter((one) => fits(one, method, path));
  return fitting.find((one) => !routes[one][1].includes('{')) ?? fitting[0];
};

/** A fake server whose operations answer with their examples, except those in `refuses`. */
function clientOf(refuses: readonly OperationName[] = []) {
  const asked: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const call: Client['call'] = async (method, path, _token, body) => {
    asked.push({ method, path, body });
    const name = operationOf(method, path);
    const { answer } = (name ? examples[name] : {}) as { readonly answer?: unknown };
    return { status: name && refuses.includes(name) ? 409 : 200, body: JSON.stringify(answer ?? {}) };
  };
  return { client: { call, close: () => {} }, asked };
}

/** The query as the server parses it: a repeated parameter becomes a list. */
const queryOf = (path: string) => {
  const { searchParams } = new URL(path, 'http://bench.test');
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const [one, ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [one, ...more] : one];
    }),
  );
};

const nameOf = ({ title }: { readonly title: string }) => title.split(':')[0];

describe('the load of the contract', () => {
  it('puts every list, detail and effect under load, but for what ends a sign-in and what no example leads to', async () => {
    const { client } = clientOf();
    const { cases, left } = await contractLoad(['token'], client);
    const isFile = ({ effect, response }: Endpoint) =>
      effect === 'read' && ['binary', 'empty'].includes(String('kind' in response && response.kind));
    const wanted = names.filter(
      (name) => !endsSomething.includes(name) && !isFile(endpoints[name] as Endpoint),
    );
    const told = left.map((one) => one.split(' ')[0]);
    expect([...cases.map(nameOf), ...told].sort()).toEqual([...wanted].sort());
    // A link of a mail.
    expect(left).toEqual(['getInvitation 404']);
    expect(wanted).toEqual(
      expect.arrayContaining([
        'listOrders',
        'getOrder',
        'orderCart',
        'submitMileageStatusReport',
        'uploadTicketFile',
      ]),
    );
  });

  it('asks as the contract wants to be asked, also where several values narrow a list', async () => {
    const { client, asked } = clientOf();
    await contractLoad(['token'], client);
    const refused = asked.filter(({ method, path }) => {
      const name = operationOf(method, path);
      const query = name && endpoints[name]?.query;
      return query && !safeParse(query, queryOf(path)).success;
    });
    expect(refused).toEqual([]);
    expect(asked.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/^\/orders\?state=confirmed&state=shipped&/),
    );
  });

  it('says what does not answer, and with what', async () => {
    const { client } = clientOf(['orderCart']);
    const { cases, left } = await contractLoad(['token'], client);
    expect(left).toContain('orderCart 409');
    expect(cases.map(nameOf)).not.toContain('orderCart');
  });

  it('sends what the examples send, forms with the files that must be there', async () => {
    const { client, asked } = clientOf();
    const { cases } = await contractLoad(['token'], client);
    const upload = cases.find((one) => nameOf(one) === 'uploadTicketFile');
    await upload?.once(client, { client: 0, turn: 0 });
    const { body } = asked.at(-1) ?? {};
    const { type, bytes } = body as { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    expect(form.get('file')).toMatchObject({ name: 'dot.png', type: 'image/png' });
    expect(asked.find(({ path }) => path === '/cart/order')?.body).toEqual(
      (examples.orderCart.request as { readonly body: unknown }).body,
    );
  });
});
