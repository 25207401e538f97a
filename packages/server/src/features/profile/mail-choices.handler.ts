import { isPermitted, type PermissionName } from '@foyer/contract';
import { choosableMailKinds, type MailKind, mailKinds } from '@foyer/contract/profile/mail-kinds';
import type { MailChoice } from '@foyer/contract/profile/profile.schema';
import { chooseMail, readMailChoices } from '../../domain/profile/mail-choices.repo.ts';
import type { HandlerContext } from '../handler.ts';

/** Permissions of the people that each kind of mail can reach; one of them suffices. */
const concerns: Readonly<Record<MailKind, readonly PermissionName[]>> = {
  orders: ['shop'],
  quotations: ['shop'],
  requests: ['useCases'],
  tickets: ['signedIn'],
  stock: ['shop'],
  service: ['technician', 'impersonate'],
  security: ['signedIn'],
};

type Context = Pick<HandlerContext<'getMailChoices'>, 'db' | 'caller'>;

/** Returns the kinds of mail that the caller can get, in any of their modes and companies. */
export async function getMailChoices({ db, caller }: Context): Promise<{ items: MailChoice[] }> {
  const { roles, muted } = await readMailChoices(db, caller.userId);
  const reaches = (kind: MailKind) =>
    concerns[kind].some((name) => isPermitted(name, { roles, mode: caller.mode }));
  const isChoosable = (kind: MailKind) => (choosableMailKinds as readonly string[]).includes(kind);
  return {
    items: mailKinds
      .filter(reaches)
      .map((kind) => ({ kind, isOn: !muted.includes(kind), isChoosable: isChoosable(kind) })),
  };
}

export async function updateMailChoice(
  context: HandlerContext<'updateMailChoice'>,
): Promise<{ items: MailChoice[] }> {
  const { db, caller, input, now } = context;
  await chooseMail(db, caller.userId, input.body, now);
  return getMailChoices(context);
}
