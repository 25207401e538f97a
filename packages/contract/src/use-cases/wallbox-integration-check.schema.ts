import * as v from 'valibot';
import { addressInputSchema } from '../addresses/address.ts';
import { answer, integer, optionalLines, optionalText, pastDate, text } from '../rules/field-rules.ts';
import { proofTypes, uploadLimits } from '../rules/upload-limits.ts';
import { currentTypeSchema } from './charging-data.ts';

/** A wallbox at home, for the service to decide whether it can be billed. */
export const wallboxIntegrationCheckSchema = v.strictObject({
  manufacturer: text(80),
  model: text(80),
  serialNumber: optionalText(60),
  currentType: currentTypeSchema,
  /** In watts: 11000 for 11 kW. */
  powerWatts: integer(1000, 400_000),
  connectorCount: v.optional(integer(1, 4), 1),
  installedOn: v.optional(pastDate),
  installationAddress: addressInputSchema,
  network: v.picklist(['lan', 'wifi', 'mobile', 'none', 'unknown'], 'required'),
  hasCalibratedMeter: answer,
  hasBackendConnection: answer,
  isRented: answer,
  note: optionalLines(1000),
});

/** Type plate (required), meter cabinet and place of installation: photo or PDF, at most 10 MiB each. */
export const wallboxFiles = {
  typePlate: { required: true, maxCount: 2, maxBytes: uploadLimits.proof, types: proofTypes },
  meterCabinet: { required: false, maxCount: 3, maxBytes: uploadLimits.proof, types: proofTypes },
  site: { required: false, maxCount: 3, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;
