import {
  mileageFiles,
  mileageStatusReportSchema,
} from '@foyer/contract/use-cases/mileage-status-report.schema';
import { defineUseCase } from '../use-case-form/use-case-definition.ts';
import { UseCaseForm, type UseCaseFormProps } from '../use-case-form/use-case-form.tsx';
import { checkMileage, readingOf, vehicleOf } from './mileage-check.ts';
import { PhotoFields, ReadingFields, VehicleFields } from './mileage-fields.view.tsx';

const mileageStatusReport = defineUseCase({
  kind: 'mileage-status-report',
  schema: mileageStatusReportSchema,
  files: { name: 'photo', rule: mileageFiles.photo },
  steps: [
    { title: 'use-cases.mileage.step.vehicle', fields: ['vehicleId'], Fields: VehicleFields },
    {
      title: 'use-cases.mileage.step.reading',
      fields: ['readingKm', 'readOn', 'explanation'],
      Fields: ReadingFields,
    },
    { title: 'use-cases.mileage.step.photo', fields: ['photo'], Fields: PhotoFields },
  ],
  read: (values) => ({
    vehicleId: values.vehicleId,
    readingKm: readingOf(values),
    readOn: values.readOn,
    ...(values.explanation && { explanation: values.explanation }),
  }),
  check: checkMileage,
  send: (call, body, photo, options) =>
    call('submitMileageStatusReport', { body, files: { photo }, ...options }),
  fieldOf: {
    vehicle_unknown: 'vehicleId',
    reading_below_last: 'readingKm',
    reading_date_before_last: 'readOn',
    reading_implausible: 'explanation',
  },
  describe: ({ path, code, params }, { t, format, values, overview }) => {
    if (path === 'vehicleId' && code === 'required') return t('use-cases.rule.choose');
    if (path === 'photo' && code === 'required') return t('use-cases.mileage.photo.needed');
    if (code === 'reading_implausible') return t('use-cases.mileage.explanation.needed');
    const last = vehicleOf(values, overview)?.lastReading;
    const km = Number(params?.lastKm ?? last?.readingKm);
    const date = format.date(String(params?.lastReadOn ?? last?.readOn));
    if (code === 'reading_below_last') {
      return t('use-cases.mileage.reading.belowLast', { date, reading: format.number(km) });
    }
    if (code === 'reading_date_before_last') return t('use-cases.mileage.readOn.beforeLast', { date });
    return undefined;
  },
  review: (words, files) => {
    const { t, format, values, overview } = words;
    const vehicle = vehicleOf(values, overview);
    const reading = format.number(readingOf(values) ?? Number.NaN);
    const explanation = values.explanation
      ? [{ label: t('use-cases.mileage.explanation'), value: values.explanation }]
      : [];
    return [
      [
        {
          label: t('use-cases.mileage.step.vehicle'),
          value: vehicle ? `${vehicle.licensePlate} · ${vehicle.model}` : '',
        },
      ],
      [
        { label: t('use-cases.mileage.reading'), value: t('use-cases.mileage.reading.value', { reading }) },
        { label: t('use-cases.mileage.readOn'), value: values.readOn ? format.date(values.readOn) : '' },
        ...explanation,
      ],
      [
        {
          label: t('use-cases.mileage.photo'),
          value: t('use-cases.mileage.photo.count', { count: files.length }),
        },
      ],
    ];
  },
});

/** Reports the odometer reading of a vehicle. */
export function MileageStatusReport(props: UseCaseFormProps) {
  return <UseCaseForm {...props} useCase={mileageStatusReport} />;
}
