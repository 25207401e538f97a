import { corporationInformationChangeSchema } from '@foyer/contract/use-cases/corporation-information-change.schema';
import { readRegisterNumber } from '@foyer/contract/use-cases/register-number';
import { readVatId } from '@foyer/contract/use-cases/vat-id';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { corporationInformationChangeMessages as messages } from './corporation-information-change.messages.ts';

const field = fieldsOf(messages);

/** Reports a company's new name, legal form or register entry. */
export const corporationInformationChange = defineRequest({
  kind: 'corporation-information-change',
  messages,
  schema: corporationInformationChangeSchema,
  steps: [
    {
      title: 'use-cases.corporation-information-change.step.company',
      fields: [
        field.corporation({
          name: 'corporationId',
          label: 'use-cases.corporation-information-change.corporation',
        }),
        field.choice({
          name: 'reason',
          label: 'use-cases.corporation-information-change.reason',
          options: ['rename', 'merger', 'legal_form', 'correction', 'other'],
          textOf: (reason) => `use-cases.corporation-information-change.reason.${reason}`,
        }),
        field.day({
          name: 'validFrom',
          label: 'use-cases.corporation-information-change.valid-from',
          from: 0,
        }),
      ],
    },
    {
      title: 'use-cases.corporation-information-change.step.details',
      fields: [
        field.text({
          name: 'newName',
          label: 'use-cases.corporation-information-change.new-name',
          help: 'use-cases.corporation-information-change.new-name.help',
          autoComplete: 'organization',
        }),
        field.text({
          name: 'legalForm',
          label: 'use-cases.corporation-information-change.legal-form',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'vatId',
          label: 'use-cases.corporation-information-change.vat-id',
          wrong: 'use-cases.corporation-information-change.vat-id.wrong',
          isOptional: true,
          isUpperCase: true,
          isHalf: true,
          form: readVatId,
        }),
        field.text({
          name: 'commercialRegister.court',
          label: 'use-cases.corporation-information-change.court',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'commercialRegister.number',
          label: 'use-cases.corporation-information-change.register-number',
          wrong: 'use-cases.corporation-information-change.register-number.wrong',
          isOptional: true,
          isUpperCase: true,
          isHalf: true,
          form: readRegisterNumber,
        }),
        field.note(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitCorporationInformationChange', { body, ...options }),
  fieldOf: { corporation_unknown: 'corporationId' },
});
