import { personWordsMessages as personWordsWith } from '../../../domain/person/person-words.messages.ts';
import { employeesFeatureMessages } from '../employees-feature.messages.ts';

export const personWordsMessages = personWordsWith(employeesFeatureMessages);
export const usePersonWordsMessages = personWordsMessages.useMessages;
