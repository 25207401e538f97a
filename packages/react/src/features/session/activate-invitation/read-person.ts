import { formValues } from '../../../form/form-values.ts';

/** Comes when a form is touched. */
export const loadRegisterSchema = () =>
  import('@foyer/contract/employees/employees.schema').then(({ registerUserSchema }) => registerUserSchema);

/** What the fields about a person say. A password may end with a blank, so that it is taken as it is. */
export function readPerson(data: FormData): Record<string, unknown> {
  return {
    ...formValues(data),
    password: data.get('password'),
    acceptTerms: data.has('acceptTerms') ? true : undefined,
  };
}
