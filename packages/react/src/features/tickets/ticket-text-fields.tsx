import type { Ticket } from '@foyer/contract/tickets/tickets.schema';
import { TextArea } from '@foyer/ui/text-area/text-area.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import type { FormState } from '../../form/form-state.ts';

export interface TicketTextFieldsProps {
  readonly form: FormState;
  readonly labels: { readonly subject: string; readonly description: string; readonly help?: string };
  /** Current values of the fields. */
  readonly known?: Pick<Ticket, 'subject' | 'description'>;
}

/** The fields for subject and description of a ticket. */
export function TicketTextFields({ form, labels, known }: TicketTextFieldsProps) {
  return (
    <>
      <TextField
        name="subject"
        required
        autoComplete="off"
        defaultValue={known?.subject}
        label={labels.subject}
        error={form.error('subject')}
      />
      <TextArea
        name="description"
        required
        rows={7}
        defaultValue={known?.description}
        label={labels.description}
        description={labels.help}
        error={form.error('description')}
      />
    </>
  );
}
