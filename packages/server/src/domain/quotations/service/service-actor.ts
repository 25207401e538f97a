import type { Database } from '../../../db/client.ts';
import type { Mailer } from '../../../mail/mailer.ts';

/** Who of the service acts, as customers read it. */
export interface ServiceActor {
  readonly name: string;
  readonly email: string;
}

/** What an act of the service needs. */
export interface ServiceContext {
  readonly db: Database;
  readonly mail: Mailer;
  readonly publicUrl: string;
  readonly actor: ServiceActor;
  readonly now: Date;
}

/** How an act of the service went; a refusal names the field it is about where there is one. */
export type ServiceResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ServiceRefusal; readonly field?: string };

export type ServiceRefusal =
  | 'not_found'
  | 'action_not_allowed'
  | 'quotation_changed'
  | 'article_unknown'
  | 'required'
  | 'out_of_range'
  | 'too_many';
