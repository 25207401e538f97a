import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { quotationRequestWidget, quotationsWidget, quotationWidget } from './quotations.manifest.ts';

/** All quotations with search, filters, paging and export. */
export const Quotations = createWidgetComponent(quotationsWidget);
/** A single quotation with its actions. */
export const Quotation = createWidgetComponent(quotationWidget);
/** Asks for a quotation. */
export const QuotationRequest = createWidgetComponent(quotationRequestWidget);
