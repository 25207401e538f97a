import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { useCasesFeature, useCasesWidget, useCaseWidget } from './use-cases.manifest.ts';

/** All self-service requests, and what was submitted so far. */
export const UseCases = createWidgetComponent(useCasesFeature, useCasesWidget);
/** One self-service request. */
export const UseCase = createWidgetComponent(useCasesFeature, useCaseWidget);
