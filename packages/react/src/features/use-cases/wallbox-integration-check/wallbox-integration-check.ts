import {
  wallboxFiles,
  wallboxIntegrationCheckSchema,
} from '@foyer/contract/use-cases/wallbox-integration-check.schema';
import { defineRequest } from '../use-case-fields/define-request.tsx';
import { fieldsOf } from '../use-case-fields/fields-of.ts';
import { wallboxIntegrationCheckMessages as messages } from './wallbox-integration-check.messages.ts';

const field = fieldsOf(messages);

/** Requests a check whether charging with a wallbox at home can be billed. */
export const wallboxIntegrationCheck = defineRequest({
  kind: 'wallbox-integration-check',
  messages,
  schema: wallboxIntegrationCheckSchema,
  steps: [
    {
      title: 'use-cases.wallbox-integration-check.step.device',
      fields: [
        field.text({
          name: 'manufacturer',
          label: 'use-cases.wallbox-integration-check.manufacturer',
          isHalf: true,
        }),
        field.text({
          name: 'model',
          label: 'use-cases.wallbox-integration-check.model',
          isHalf: true,
        }),
        field.number({
          name: 'powerWatts',
          label: 'use-cases.wallbox-integration-check.power',
          help: 'use-cases.wallbox-integration-check.power.help',
          unit: 'use-cases.wallbox-integration-check.power.unit',
          scale: 1000,
          isHalf: true,
        }),
        field.text({
          name: 'serialNumber',
          label: 'use-cases.wallbox-integration-check.serial-number',
          isOptional: true,
          isHalf: true,
        }),
        field.number({
          name: 'connectorCount',
          label: 'use-cases.wallbox-integration-check.connectors',
          isOptional: true,
          isHalf: true,
        }),
        field.day({
          name: 'installedOn',
          label: 'use-cases.wallbox-integration-check.installed-on',
          to: 0,
          isOptional: true,
          isHalf: true,
        }),
        field.choice({
          name: 'currentType',
          label: 'use-cases.wallbox-integration-check.current-type',
          options: ['AC', 'DC'],
          textOf: (type) => `use-cases.wallbox-integration-check.current-type.${type}`,
        }),
      ],
    },
    {
      title: 'use-cases.wallbox-integration-check.step.connection',
      fields: [
        field.choice({
          name: 'network',
          label: 'use-cases.wallbox-integration-check.network',
          options: ['lan', 'wifi', 'mobile', 'none', 'unknown'],
          textOf: (network) => `use-cases.wallbox-integration-check.network.${network}`,
        }),
        field.answer({
          name: 'hasCalibratedMeter',
          label: 'use-cases.wallbox-integration-check.meter',
        }),
        field.answer({
          name: 'hasBackendConnection',
          label: 'use-cases.wallbox-integration-check.backend',
        }),
        field.answer({ name: 'isRented', label: 'use-cases.wallbox-integration-check.rented' }),
      ],
    },
    {
      title: 'use-cases.wallbox-integration-check.step.place',
      fields: [
        field.address({
          name: 'installationAddress',
          label: 'use-cases.wallbox-integration-check.address',
        }),
      ],
    },
    {
      title: 'use-cases.wallbox-integration-check.step.photos',
      fields: [
        field.files({
          name: 'typePlate',
          label: 'use-cases.wallbox-integration-check.type-plate',
          help: 'use-cases.wallbox-integration-check.type-plate.help',
          rule: wallboxFiles.typePlate,
        }),
        field.files({
          name: 'meterCabinet',
          label: 'use-cases.wallbox-integration-check.meter-cabinet',
          rule: wallboxFiles.meterCabinet,
        }),
        field.files({
          name: 'site',
          label: 'use-cases.wallbox-integration-check.site',
          rule: wallboxFiles.site,
        }),
        field.note(),
      ],
    },
  ],
  send: (call, body, files, options) => call('submitWallboxIntegrationCheck', { body, files, ...options }),
});
