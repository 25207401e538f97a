import type { Database } from '../../../db/client.ts';
import type { Mailer } from '../../../mail/mailer.ts';

/** Member of the service who acts, as customers see them. */
export interface ServiceActor {
  readonly name: string;
  readonly email: string;
}

/** Context of an action of the service. */
export interface ServiceContext {
  readonly db: Database;
  readonly mail: Mailer;
  readonly publicUrl: string;
  readonly actor: ServiceActor;
  readonly now: Date;
}

/** Result of an action of the service; a refusal names its field, if there is one. */
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
