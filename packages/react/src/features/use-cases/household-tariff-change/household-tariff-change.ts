import { tariffDays } from '@foyer/contract/use-cases/charging-data';
import {
  householdTariffChangeSchema,
  householdTariffFiles,
} from '@foyer/contract/use-cases/household-tariff-change.schema';
import { checkTariff, tariffFields } from '../use-case-fields/check-tariff.ts';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { householdTariffChangeMessages as messages } from './household-tariff-change.messages.ts';

const field = fieldsOf(messages);
const [from, to] = tariffDays.household;

/** Reports a new electricity price at home. */
export const householdTariffChange = defineRequest({
  kind: 'household-tariff-change',
  messages,
  schema: householdTariffChangeSchema,
  steps: [
    {
      title: 'use-cases.household-tariff-change.step.tariff',
      fields: [
        field.text({
          name: 'supplier',
          label: 'use-cases.household-tariff-change.supplier',
        }),
        field.text({
          name: 'tariffName',
          label: 'use-cases.household-tariff-change.tariff-name',
          isOptional: true,
          isHalf: true,
        }),
        field.text({
          name: 'contractNumber',
          label: 'use-cases.household-tariff-change.contract-number',
          isOptional: true,
          isHalf: true,
        }),
        field.vehicle({
          name: 'vehicleId',
          label: 'use-cases.household-tariff-change.vehicle',
          isOptional: true,
        }),
      ],
    },
    {
      title: 'use-cases.household-tariff-change.step.price',
      fields: [
        field.number({
          name: 'pricePerKwh',
          label: 'use-cases.household-tariff-change.price',
          help: 'use-cases.household-tariff-change.price.help',
          unit: 'use-cases.household-tariff-change.price.unit',
          scale: 100,
          isHalf: true,
        }),
        field.number({
          name: 'monthlyBasePrice',
          label: 'use-cases.household-tariff-change.base-price',
          unit: 'use-cases.household-tariff-change.base-price.unit',
          scale: 100,
          isEuro: true,
          isOptional: true,
          isHalf: true,
        }),
        field.day({
          name: 'validFrom',
          label: 'use-cases.household-tariff-change.valid-from',
          from,
          to,
        }),
        field.flag({
          name: 'isDynamicTariff',
          label: 'use-cases.household-tariff-change.dynamic',
          textOf: (answer) => `use-cases.household-tariff-change.dynamic.${answer}`,
        }),
      ],
    },
    {
      title: 'use-cases.household-tariff-change.step.proof',
      fields: [
        field.files({
          name: 'proof',
          label: 'use-cases.household-tariff-change.proof',
          help: 'use-cases.household-tariff-change.proof.help',
          rule: householdTariffFiles.proof,
        }),
        field.note(),
      ],
    },
  ],
  check: checkTariff('household'),
  send: (call, body, files, options) => call('submitHouseholdTariffChange', { body, files, ...options }),
  fieldOf: { vehicle_unknown: 'vehicleId', ...tariffFields },
});
