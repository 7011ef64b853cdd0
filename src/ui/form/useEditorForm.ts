import { Form } from 'antd';
import type { ApiFailure } from '@/protocol/errors';
import { useFormSubmit } from './useFormSubmit';

interface EditorForm<Values> {
  /** What is saved so far; null while it is loaded. */
  readonly saved: Values | null;
  /** Throws an `ApiFailure` for the form to show. */
  readonly save: (values: Values) => Promise<void>;
  readonly onClose: () => void;
  /** The form's own words for a failure; null leaves it to the common rules. */
  readonly explain?: (failure: ApiFailure) => string | null;
}

/** The state of a form in an `EditorDialog`, to be spread into it; the dialog closes once the save succeeded. */
export const useEditorForm = <Values extends object>({ saved, save, onClose, explain }: EditorForm<Values>) => {
  const [form] = Form.useForm<Values>();
  const send = async (values: Values): Promise<void> => {
    await save(values);
    onClose();
  };
  const { busy, refusal, submit } = useFormSubmit<Values>(form, send, { explain });
  return { form, saved, busy, refusal, onSubmit: submit, onClose };
};
