import { tariffDays } from '@foyer/contract/use-cases/charging-data';
import {
  chargingStationTariffFiles,
  chargingStationTariffSchema,
} from '@foyer/contract/use-cases/charging-station-tariff.schema';
import { checkTariff, tariffFields } from '../use-case-fields/check-tariff.ts';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { chargingStationTariffMessages as messages } from './charging-station-tariff.messages.ts';

const field = fieldsOf(messages);
const [from, to] = tariffDays.station;

/** Sets the price of charging at the company's own stations. */
export const chargingStationTariff = defineRequest({
  kind: 'charging-station-tariff',
  messages,
  schema: chargingStationTariffSchema,
  steps: [
    {
      title: 'use-cases.charging-station-tariff.step.stations',
      fields: [
        field.text({
          name: 'tariffName',
          label: 'use-cases.charging-station-tariff.tariff-name',
        }),
        field.lines({
          name: 'evseIds',
          label: 'use-cases.charging-station-tariff.evse-ids',
          help: 'use-cases.charging-station-tariff.evse-ids.help',
          wrong: 'use-cases.charging-station-tariff.evse-ids.wrong',
        }),
        field.choice({
          name: 'currentType',
          label: 'use-cases.charging-station-tariff.current-type',
          options: ['AC', 'DC'],
          textOf: (type) => `use-cases.charging-station-tariff.current-type.${type}`,
          isHalf: true,
        }),
        field.choice({
          name: 'group',
          label: 'use-cases.charging-station-tariff.group',
          options: ['employees', 'guests', 'everyone'],
          textOf: (group) => `use-cases.charging-station-tariff.group.${group}`,
          isHalf: true,
        }),
      ],
    },
    {
      title: 'use-cases.charging-station-tariff.step.price',
      fields: [
        field.number({
          name: 'pricePerKwh',
          label: 'use-cases.charging-station-tariff.price',
          help: 'use-cases.charging-station-tariff.price.help',
          unit: 'use-cases.charging-station-tariff.cent',
          scale: 100,
          isHalf: true,
        }),
        field.number({
          name: 'sessionFee',
          label: 'use-cases.charging-station-tariff.session-fee',
          unit: 'use-cases.charging-station-tariff.euro',
          scale: 100,
          isEuro: true,
          isOptional: true,
          isHalf: true,
        }),
        field.number({
          name: 'pricePerMinute',
          label: 'use-cases.charging-station-tariff.price-per-minute',
          unit: 'use-cases.charging-station-tariff.cent',
          scale: 100,
          isOptional: true,
          isHalf: true,
        }),
        field.number({
          name: 'freeMinutes',
          label: 'use-cases.charging-station-tariff.free-minutes',
          unit: 'use-cases.charging-station-tariff.free-minutes.unit',
          isOptional: true,
          isHalf: true,
        }),
        field.day({ name: 'validFrom', label: 'use-cases.charging-station-tariff.valid-from', from, to }),
      ],
    },
    {
      title: 'use-cases.charging-station-tariff.step.proof',
      fields: [
        field.files({
          name: 'proof',
          label: 'use-cases.charging-station-tariff.proof',
          rule: chargingStationTariffFiles.proof,
        }),
        field.note(),
      ],
    },
  ],
  check: checkTariff('station'),
  send: (call, body, files, options) => call('submitChargingStationTariff', { body, files, ...options }),
  fieldOf: tariffFields,
});
