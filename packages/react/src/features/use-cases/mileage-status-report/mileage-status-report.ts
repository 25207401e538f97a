import {
  mileageFiles,
  mileageStatusReportSchema,
} from '@foyer/contract/use-cases/mileage-status-report.schema';
import { defineUseCase } from '../use-case-form/use-case-definition.ts';
import { checkMileage, readingOf, vehicleOf } from './mileage-check.ts';
import { PhotoFields, ReadingFields, VehicleFields } from './mileage-fields.view.tsx';
import { mileageStatusReportMessages } from './mileage-status-report.messages.ts';

/** Reports the odometer reading of a vehicle. */
export const mileageStatusReport = defineUseCase({
  kind: 'mileage-status-report',
  messages: mileageStatusReportMessages,
  schema: mileageStatusReportSchema,
  files: mileageFiles,
  steps: [
    { title: 'use-cases.mileage-status-report.step.vehicle', fields: ['vehicleId'], Fields: VehicleFields },
    {
      title: 'use-cases.mileage-status-report.step.reading',
      fields: ['readingKm', 'readOn', 'explanation'],
      Fields: ReadingFields,
    },
    { title: 'use-cases.mileage-status-report.step.photo', fields: ['photo'], Fields: PhotoFields },
  ],
  read: (values) => ({
    vehicleId: values.vehicleId,
    readingKm: readingOf(values),
    readOn: values.readOn,
    ...(values.explanation && { explanation: values.explanation }),
  }),
  check: checkMileage,
  send: (call, body, files, options) => call('submitMileageStatusReport', { body, files, ...options }),
  fieldOf: {
    vehicle_unknown: 'vehicleId',
    reading_below_last: 'readingKm',
    reading_date_before_last: 'readOn',
    reading_implausible: 'explanation',
  },
  describe: ({ path, code, params }, { t, format, values, overview }) => {
    if (path === 'vehicleId' && code === 'required') return t('use-cases.rule.choose');
    if (path === 'photo' && code === 'required') return t('use-cases.mileage-status-report.photo.needed');
    if (code === 'reading_implausible') return t('use-cases.mileage-status-report.explanation.needed');
    const last = vehicleOf(values, overview)?.lastReading;
    const km = Number(params?.lastKm ?? last?.readingKm);
    const date = format.date(String(params?.lastReadOn ?? last?.readOn));
    if (code === 'reading_below_last') {
      return t('use-cases.mileage-status-report.reading.below-last', { date, reading: format.number(km) });
    }
    if (code === 'reading_date_before_last')
      return t('use-cases.mileage-status-report.read-on.before-last', { date });
    return undefined;
  },
  review: (words, files) => {
    const { t, format, values, overview } = words;
    const vehicle = vehicleOf(values, overview);
    const reading = format.number(readingOf(values) ?? Number.NaN);
    const explanation = values.explanation
      ? [{ label: t('use-cases.mileage-status-report.explanation'), value: values.explanation }]
      : [];
    return [
      [
        {
          label: t('use-cases.mileage-status-report.step.vehicle'),
          value: vehicle ? `${vehicle.licensePlate} · ${vehicle.model}` : '',
        },
      ],
      [
        {
          label: t('use-cases.mileage-status-report.reading'),
          value: t('use-cases.mileage-status-report.reading.value', { reading }),
        },
        {
          label: t('use-cases.mileage-status-report.read-on'),
          value: values.readOn ? format.date(values.readOn) : '',
        },
        ...explanation,
      ],
      [
        {
          label: t('use-cases.mileage-status-report.photo'),
          value: t('use-cases.mileage-status-report.photo.count', { count: files.photo?.length ?? 0 }),
        },
      ],
    ];
  },
});
