import { NOT_FOUND_PATH } from '../../navigation/portal-path.ts';
import type { GuardRule } from '../guard-types.ts';

/** A single document below the documents page, under a locale and optionally a brand. */
const documentPage = /^(?:https?:\/\/[^/]+)?(?:\/[^/?#]+){1,2}\/documents?\/[^/?#]+/;

/** 1. If the referrer is a dynamic documents page, go to /404. */
export const documentsReferrer: GuardRule = ({ referrer }) =>
  referrer !== null && documentPage.test(referrer) ? { kind: 'redirect', to: NOT_FOUND_PATH } : null;
