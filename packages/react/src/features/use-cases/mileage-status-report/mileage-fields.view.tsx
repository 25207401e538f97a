import { businessDay } from '@foyer/contract/business-day';
import { mileageFiles } from '@foyer/contract/use-cases/mileage-status-report.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { DateField } from '@foyer/ui/date-field/date-field.tsx';
import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { useDateTexts } from '../../../i18n/use-date-texts.ts';
import { useFormat } from '../../../provider/use-format.ts';
import type { StepProps } from '../use-case-form/use-case-definition.ts';
import { fields, twoColumns } from '../use-case-form/use-case-form.css.ts';
import { distanceOf, needsExplanation, vehicleOf } from './mileage-check.ts';
import { useMileageStatusReportMessages } from './mileage-status-report.messages.ts';

/** The choice of the vehicle; a single one is preselected. */
export function VehicleFields({ overview, error, initial }: StepProps) {
  const { t } = useMileageStatusReportMessages();
  const format = useFormat();
  const { vehicles } = overview;
  const only = vehicles.length === 1 ? vehicles[0]?.id : undefined;
  const first = initial('vehicleId') ?? only;
  return (
    <RadioGroup
      name="vehicleId"
      label={t('use-cases.mileage-status-report.vehicle')}
      layout="cards"
      required
      error={error('vehicleId')}
      {...(first !== undefined && { defaultValue: first })}
      options={vehicles.map(({ id, licensePlate, model, lastReading }) => ({
        value: id,
        label: licensePlate,
        description: `${model} · ${
          lastReading
            ? t('use-cases.mileage-status-report.vehicle.last', {
                reading: format.number(lastReading.readingKm),
                date: format.date(lastReading.readOn),
              })
            : t('use-cases.mileage-status-report.vehicle.no-last')
        }`,
      }))}
    />
  );
}

/** The fields for the reading and its date; the explanation only for an unusual reading. */
export function ReadingFields(props: StepProps) {
  const { values, overview, error, initial } = props;
  const { t } = useMileageStatusReportMessages();
  const dates = useDateTexts();
  const isUnusual = needsExplanation(props);
  const { help, unusual } = useReadingTexts(props);
  return (
    <div className={fields}>
      <div className={twoColumns}>
        <TextField
          name="readingKm"
          label={t('use-cases.mileage-status-report.reading')}
          description={help}
          suffix={t('use-cases.mileage-status-report.reading.unit')}
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={initial('readingKm')}
          error={error('readingKm')}
        />
        <DateField
          texts={dates}
          name="readOn"
          label={t('use-cases.mileage-status-report.read-on')}
          min={vehicleOf(values, overview)?.lastReading?.readOn}
          max={businessDay()}
          required
          defaultValue={initial('readOn') ?? businessDay()}
          error={error('readOn')}
        />
      </div>
      <div hidden={!isUnusual && !values.explanation}>
        <div className={fields}>
          {isUnusual && unusual && <Alert tone="warning">{unusual}</Alert>}
          <TextArea
            name="explanation"
            label={t('use-cases.mileage-status-report.explanation')}
            description={t('use-cases.mileage-status-report.explanation.help')}
            required={isUnusual}
            defaultValue={initial('explanation')}
            error={error('explanation')}
          />
        </div>
      </div>
    </div>
  );
}

/** Returns the texts about a reading: the distance since the last one, and a note if it is unusual. */
function useReadingTexts({ values, overview }: StepProps): { help: string; unusual: string | null } {
  const { t } = useMileageStatusReportMessages();
  const format = useFormat();
  const last = vehicleOf(values, overview)?.lastReading;
  const distance = distanceOf(values, overview);
  if (!last || distance === null || distance < 0) {
    return { help: t('use-cases.mileage-status-report.reading.help'), unusual: null };
  }
  const words = { distance: format.number(distance), date: format.date(last.readOn) };
  return {
    help: t('use-cases.mileage-status-report.reading.since', words),
    unusual: t('use-cases.mileage-status-report.reading.implausible', words),
  };
}

/** The upload of the odometer's photo. */
export function PhotoFields({ uploads, error }: StepProps) {
  const { t } = useMileageStatusReportMessages();
  return (
    uploads.photo && (
      <UploadField
        name="photo"
        label={t('use-cases.mileage-status-report.photo')}
        description={t('use-cases.mileage-status-report.photo.help')}
        rule={mileageFiles.photo}
        uploads={uploads.photo}
        error={error('photo')}
      />
    )
  );
}
