import type { shipmentsContract } from '@foyer/contract/shipments/shipments.contract';
import { defineFeature } from '../feature.ts';
import type { Handlers } from '../handler.ts';
import { downloadDeliveryNote, getShipment, listShipments } from './shipments.handler.ts';

const shipmentsRoutes: Handlers<keyof typeof shipmentsContract> = {
  listShipments,
  getShipment,
  downloadDeliveryNote,
};

export const shipmentsFeature = defineFeature({ routes: shipmentsRoutes });
