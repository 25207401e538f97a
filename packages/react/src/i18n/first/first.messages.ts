import { createMessages } from '../create-messages.ts';
import de from './locales/de.json';

/** Texts that every widget may need before anything else is loaded; the others are in `base.messages.ts`. Both have ids `base.…`. */
export const firstMessages = createMessages('base', de, (language) => import(`./locales/${language}.json`));
export const useFirstMessages = firstMessages.useMessages;
