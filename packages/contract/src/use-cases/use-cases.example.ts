import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { typedAddress } from '../openapi/sample-values.ts';
import type { useCasesContract } from './use-cases.contract.ts';
import type { Submission } from './use-cases.schema.ts';

/** A request that has arrived. */
export const sampleSubmission: Submission = {
  id: 'sub-412',
  number: 'VG-2025-000412',
  kind: 'mileage-status-report',
  state: 'received',
  submittedAt: '2025-11-20T12:00:00.000Z',
};
const arrived = (kind: Submission['kind']): Submission => ({ ...sampleSubmission, kind });

/** Examples of the self-service requests' endpoints. */
export const useCasesExamples: FeatureExamples<typeof useCasesContract> = {
  listUseCases: {
    description:
      'The requests that the caller may make, their choices (vehicles, cards), and the last 50 that were made, newest first.',
    answer: {
      available: [{ kind: 'mileage-status-report', isAvailable: true }],
      vehicles: [
        {
          id: 'veh-1',
          licensePlate: 'HH-FO 77E',
          model: 'VW ID.4',
          lastReading: { readingKm: 48_210, readOn: '2025-08-31' },
        },
      ],
      chargingCards: [
        {
          id: 'crd-1',
          number: 'DE-FOY-C00012345',
          type: 'DIENSTWAGENKARTE',
          holder: 'Maren Petersen',
          state: 'active',
        },
      ],
      submissions: [sampleSubmission],
    },
  },
  submitMileageStatusReport: {
    description:
      'Ends the forced prompt for the mileage. A reading that is lower or older than the last one is refused; an implausible one requires an `explanation`.',
    request: { body: { vehicleId: 'veh-1', readingKm: 48_950, readOn: '2025-11-19' } },
    answer: sampleSubmission,
  },
  submitChargingCardLoss: {
    description: 'The card is blocked immediately, regardless of the further course of the request.',
    request: {
      body: { cardId: 'crd-1', reason: 'lost', lostOn: '2025-11-18', wantsReplacement: true },
    },
    answer: arrived('charging-card-loss'),
  },
  preCheckUseCase: {
    description:
      'Stores nothing. `values` may be incomplete: a missing value is reported as an error of its field.',
    request: { body: { kind: 'mileage-status-report', values: { vehicleId: 'veh-1', readingKm: 12 } } },
    answer: {
      canSubmit: false,
      errors: [{ path: 'readingKm', code: 'reading_below_last' }],
      warnings: [],
      duplicateOf: null,
      expectedOn: null,
    },
  },
  submitWallboxIntegrationCheck: {
    description:
      'A photo of the type plate is required; photos of the meter cabinet and the place help with the check.',
    request: {
      body: {
        manufacturer: 'Foyer',
        model: 'WB-11-K',
        currentType: 'AC',
        powerWatts: 11_000,
        installationAddress: typedAddress,
        network: 'lan',
        hasCalibratedMeter: 'yes',
        hasBackendConnection: 'i dont know',
        isRented: 'no',
      },
    },
    answer: arrived('wallbox-integration-check'),
  },
  submitHouseholdTariffChange: {
    description:
      'Charging at home is refunded at the new price from `validFrom` on. The supplier’s letter or bill must be attached.',
    request: {
      body: {
        supplier: 'Stadtwerke Nord',
        pricePerKwh: 3145,
        monthlyBasePrice: 1290,
        isDynamicTariff: false,
        validFrom: '2025-12-01',
      },
    },
    answer: arrived('household-tariff-change'),
  },
  submitChargingStationTariff: {
    description: 'Applies to the named stations until another tariff replaces it.',
    request: {
      body: {
        tariffName: 'Besucher',
        evseIds: ['DE*FOY*E123*1'],
        currentType: 'AC',
        group: 'guests',
        pricePerKwh: 4900,
        validFrom: '2025-12-01',
      },
    },
    answer: arrived('charging-station-tariff'),
  },
  submitCustomerAddressChange: {
    description: 'For deliveries, invoices or both; orders in progress keep their address.',
    request: { body: { addressTypes: ['DELIVERY_ADDRESS'], address: typedAddress, validFrom: '2031-01-01' } },
    answer: arrived('customer-address-change'),
  },
  submitChargingCardTroubles: {
    description: 'The card stays active.',
    request: {
      body: {
        cardId: 'crd-1',
        trouble: 'not_recognised',
        occurredOn: '2025-11-18',
        occurredAt: '07:45',
        worksElsewhere: 'yes',
        description: 'Die Säule am Bahnhof nimmt die Karte nicht an.',
      },
    },
    answer: arrived('charging-card-troubles'),
  },
  submitBankDetailsChange: {
    description:
      'Not allowed during an impersonation. IBAN and BIC are validated, and no call ever returns them.',
    request: {
      body: { purpose: 'refund', accountHolder: 'Maren Petersen', iban: 'DE02120300000000202051' },
    },
    answer: arrived('bank-details-change'),
  },
  submitContactInformationChange: {
    description: 'Reports the contact for the named topics.',
    request: {
      body: {
        salutation: 'MRS',
        firstName: 'Birte',
        lastName: 'Clausen',
        email: 'rechnung@nordwind.example',
        topics: ['invoices'],
      },
    },
    answer: arrived('contact-information-change'),
  },
  submitCorporationInformationChange: {
    description: 'For one of the companies that `listCorporationNames` returns.',
    request: {
      body: {
        corporationId: 'cor-1',
        newName: 'Nordwind Logistik SE',
        reason: 'legal_form',
        validFrom: '2031-01-01',
      },
    },
    answer: arrived('corporation-information-change'),
  },
  submitPoolChargingCard: {
    description: 'At most 50 cards at a time, each with a label of its own.',
    request: {
      body: {
        cards: [{ label: 'Pool 1', licensePlate: 'HH-FO 78E' }],
        region: 'national',
        deliveryAddress: typedAddress,
        acceptTerms: true,
      },
    },
    answer: arrived('pool-charging-card'),
  },
  submitChargingCardPreorder: {
    description: '`neededOn` is the day the vehicle is handed over.',
    request: {
      body: {
        cardType: 'DIENSTWAGENKARTE',
        salutation: 'MR',
        firstName: 'Tjark',
        lastName: 'Behrens',
        email: 'buyer@nordwind.example',
        licensePlate: 'HH-FO 79E',
        neededOn: '2031-01-15',
        deliveryAddress: typedAddress,
        acceptTerms: true,
      },
    },
    answer: arrived('charging-card-preorder'),
  },
  submitPoolChargingCardWuerth: {
    description:
      'Only for special customers: billed to a company of the group by cost centre, with a named approver.',
    request: {
      body: {
        corporationId: 'cor-1',
        cards: [{ label: 'Pool 1', costCentre: '4711' }],
        approverName: 'Birte Clausen',
        approverEmail: 'freigabe@wuerth-beispiel.example',
        deliveryAddress: typedAddress,
        acceptTerms: true,
      },
    },
    answer: arrived('pool-charging-card-wuerth'),
  },
  listCorporationNames: {
    description: 'The caller’s own company and those of its group.',
    answer: { items: [{ id: 'cor-1', name: 'Nordwind Logistik GmbH' }] },
  },
  getSubmission: {
    description:
      'A request of the caller, of any kind. `values` have the same names as the fields of the call that sent it.',
    request: { params: { id: 'sub-412' } },
    answer: {
      ...sampleSubmission,
      values: { vehicleId: 'veh-1', readingKm: 48_950, readOn: '2025-11-19' },
      files: [
        {
          id: 'fil-1',
          field: 'photo',
          name: 'tacho.jpg',
          mediaType: 'image/jpeg',
          sizeBytes: 418_224,
        },
      ],
      messages: [],
      events: [{ state: 'received', at: '2025-11-20T12:00:00.000Z' }],
      expectedOn: null,
    },
  },
  answerSubmission: {
    description:
      'Only while the request is in the state `needs_answer`. The answer and its files are shown with the request, and the service gets them by mail.',
    request: { params: { id: 'sub-412' }, body: { text: 'Der Zähler steht im Keller, ein Foto ist dabei.' } },
    answer: {
      ...sampleSubmission,
      kind: 'wallbox-integration-check',
      state: 'in_progress',
      values: { manufacturer: 'Foyer', model: 'WB-11' },
      files: [],
      messages: [
        {
          id: 'msg-1',
          author: 'Nina Albrecht',
          isFromCustomer: false,
          text: 'Wo steht der Zähler?',
          at: '2025-11-21T08:00:00.000Z',
          files: [],
        },
        {
          id: 'msg-2',
          author: 'Maren Petersen',
          isFromCustomer: true,
          text: 'Der Zähler steht im Keller, ein Foto ist dabei.',
          at: '2025-11-21T09:30:00.000Z',
          files: [],
        },
      ],
      events: [
        { state: 'received', at: '2025-11-20T12:00:00.000Z' },
        { state: 'needs_answer', at: '2025-11-21T08:00:00.000Z' },
        { state: 'in_progress', at: '2025-11-21T09:30:00.000Z' },
      ],
      expectedOn: null,
    },
  },
  downloadSubmissionFile: {
    description: 'As stored: pictures without camera metadata. Always an attachment.',
    request: { params: { id: 'sub-412', fileId: 'fil-1' } },
  },
};
