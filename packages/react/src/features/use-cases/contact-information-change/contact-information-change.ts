import { salutations } from '@foyer/contract/address';
import { readEmail } from '@foyer/contract/email';
import { readPhone } from '@foyer/contract/read-phone';
import { contactInformationChangeSchema } from '@foyer/contract/use-cases/contact-information-change.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { contactInformationChangeMessages as messages } from './contact-information-change.messages.ts';

const field = fieldsOf(messages);

/** Changes the contact person of the company. */
export const contactInformationChange = defineRequest({
  kind: 'contact-information-change',
  messages,
  schema: contactInformationChangeSchema,
  steps: [
    {
      title: 'use-cases.contact-information-change.step.contact',
      fields: [
        field.choice({
          name: 'salutation',
          label: 'base.address.salutation',
          options: salutations,
          textOf: (value) => `base.address.salutation.${value}`,
          first: 'NO_SALUTATION',
        }),
        field.text({
          name: 'firstName',
          label: 'base.address.first-name',
          autoComplete: 'given-name',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'lastName',
          label: 'base.address.last-name',
          autoComplete: 'family-name',
          isHalf: true,
        }),
        field.text({
          name: 'email',
          label: 'use-cases.contact-information-change.email',
          type: 'email',
          autoComplete: 'email',
          form: readEmail,
        }),
        field.text({
          name: 'phone',
          label: 'use-cases.contact-information-change.phone',
          wrong: 'use-cases.contact-information-change.phone.wrong',
          type: 'tel',
          autoComplete: 'tel',
          isOptional: true,
          isHalf: true,
          form: readPhone,
        }),
        field.text({
          name: 'mobile',
          label: 'use-cases.contact-information-change.mobile',
          wrong: 'use-cases.contact-information-change.phone.wrong',
          type: 'tel',
          isOptional: true,
          isHalf: true,
          form: readPhone,
        }),
      ],
    },
    {
      title: 'use-cases.contact-information-change.step.topics',
      fields: [
        field.choices({
          name: 'topics',
          label: 'use-cases.contact-information-change.topics',
          options: ['orders', 'invoices', 'charging', 'contract'],
          textOf: (topic) => `use-cases.contact-information-change.topics.${topic}`,
        }),
        field.day({
          name: 'validFrom',
          label: 'use-cases.contact-information-change.valid-from',
          from: 0,
          isOptional: true,
        }),
        field.note(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitContactInformationChange', { body, ...options }),
});
