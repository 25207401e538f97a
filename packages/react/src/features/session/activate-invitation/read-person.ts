import { formValues } from '../../../form/form-values.ts';

/** Loads the schema once the user touches the form. */
export const loadRegisterSchema = () =>
  import('@foyer/contract/employees/employees.schema').then(({ registerUserSchema }) => registerUserSchema);

/** Reads the fields about a person. The password is not trimmed, because it may end with a blank. */
export function readPerson(data: FormData): Record<string, unknown> {
  return {
    ...formValues(data),
    password: data.get('password'),
    acceptTerms: data.has('acceptTerms') ? true : undefined,
  };
}
