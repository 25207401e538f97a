import { bankDetailsChangeSchema } from '@foyer/contract/use-cases/bank-details-change.schema';
import { readBic } from '@foyer/contract/use-cases/bic';
import { readIban } from '@foyer/contract/use-cases/iban';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { bankDetailsChangeMessages as messages } from './bank-details-change.messages.ts';

const field = fieldsOf(messages);

/** Changes the account of refunds or of direct debits. */
export const bankDetailsChange = defineRequest({
  kind: 'bank-details-change',
  messages,
  schema: bankDetailsChangeSchema,
  secrets: ['iban', 'bic'],
  steps: [
    {
      title: 'use-cases.bank-details-change.step.account',
      fields: [
        field.choice({
          name: 'purpose',
          label: 'use-cases.bank-details-change.purpose',
          options: ['refund', 'direct_debit'],
          textOf: (purpose) => `use-cases.bank-details-change.purpose.${purpose}`,
        }),
        field.text({
          name: 'accountHolder',
          label: 'use-cases.bank-details-change.account-holder',
          autoComplete: 'name',
        }),
        field.text({
          name: 'iban',
          label: 'use-cases.bank-details-change.iban',
          help: 'use-cases.bank-details-change.iban.help',
          wrong: 'use-cases.bank-details-change.iban.wrong',
          isUpperCase: true,
          form: readIban,
        }),
        field.text({
          name: 'bic',
          label: 'use-cases.bank-details-change.bic',
          wrong: 'use-cases.bank-details-change.bic.wrong',
          isOptional: true,
          isUpperCase: true,
          form: readBic,
        }),
      ],
    },
    {
      title: 'use-cases.bank-details-change.step.validity',
      fields: [
        field.day({
          name: 'validFrom',
          label: 'use-cases.bank-details-change.valid-from',
          from: 0,
          isOptional: true,
        }),
        field.tick({
          name: 'mandateGiven',
          label: 'use-cases.bank-details-change.mandate',
          when: ({ values }) => values.purpose === 'direct_debit',
        }),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitBankDetailsChange', { body, ...options }),
});
