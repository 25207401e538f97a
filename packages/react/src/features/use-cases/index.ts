import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { useCasesWidget, useCaseWidget } from './use-cases.manifest.ts';

/** All self-service requests, and the submissions so far. */
export const UseCases = createWidgetComponent(useCasesWidget);
/** A single self-service request. */
export const UseCase = createWidgetComponent(useCaseWidget);
