import { createWidgetComponent } from '../../widget/create-widget-component.tsx';
import { useCasesWidget, useCaseWidget } from './use-cases.manifest.ts';

/** All self-service requests, and what was submitted so far. */
export const UseCases = createWidgetComponent(useCasesWidget);
/** One self-service request. */
export const UseCase = createWidgetComponent(useCaseWidget);
