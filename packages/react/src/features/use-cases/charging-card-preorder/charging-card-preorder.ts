import { salutations } from '@foyer/contract/address';
import { readEmail } from '@foyer/contract/email';
import { readLicensePlate } from '@foyer/contract/license-plate';
import { chargingCardPreorderSchema } from '@foyer/contract/use-cases/charging-card-preorder.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { chargingCardPreorderMessages as messages } from './charging-card-preorder.messages.ts';

const field = fieldsOf(messages);

/** Orders a charging card before the vehicle is delivered. */
export const chargingCardPreorder = defineRequest({
  kind: 'charging-card-preorder',
  messages,
  schema: chargingCardPreorderSchema,
  steps: [
    {
      title: 'use-cases.charging-card-preorder.step.card',
      fields: [
        field.choice({
          name: 'cardType',
          label: 'use-cases.charging-card-preorder.card-type',
          options: ['DIENSTWAGENKARTE', 'PARTNERKARTE'],
          textOf: (type) => `use-cases.charging-card-preorder.card-type.${type}`,
        }),
        field.day({
          name: 'neededOn',
          label: 'use-cases.charging-card-preorder.needed-on',
          help: 'use-cases.charging-card-preorder.needed-on.help',
          from: 0,
        }),
        field.text({
          name: 'vehicleModel',
          label: 'use-cases.charging-card-preorder.vehicle-model',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'costCentre',
          label: 'use-cases.charging-card-preorder.cost-centre',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'licensePlate',
          label: 'use-cases.charging-card-preorder.license-plate',
          help: 'use-cases.charging-card-preorder.license-plate.help',
          wrong: 'use-cases.charging-card-preorder.license-plate.wrong',
          isOptional: true,
          isUpperCase: true,
          form: readLicensePlate,
        }),
      ],
    },
    {
      title: 'use-cases.charging-card-preorder.step.person',
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
          label: 'use-cases.charging-card-preorder.email',
          type: 'email',
          autoComplete: 'email',
          form: readEmail,
        }),
      ],
    },
    {
      title: 'use-cases.charging-card-preorder.step.delivery',
      fields: [
        field.address({
          name: 'deliveryAddress',
          label: 'use-cases.charging-card-preorder.delivery-address',
        }),
        field.note(),
        field.terms(),
      ],
    },
  ],
  send: (call, body, _, options) => call('submitChargingCardPreorder', { body, ...options }),
});
