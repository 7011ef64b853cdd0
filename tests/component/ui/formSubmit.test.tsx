import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { ApiFailure } from '@/protocol/errors';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useFormSubmit } from '@/ui/form/useFormSubmit';

interface Values {
  readonly name: string;
}

const ContactForm = ({ send }: { readonly send: (values: Values) => Promise<void> }) => {
  const [form] = Form.useForm<Values>();
  const { busy, refusal, submit } = useFormSubmit(form, send);
  return (
    <Form form={form} onFinish={(values) => void submit(values)}>
      <TextField name="name" label="Nome" rules={[{ required: true, message: 'Required' }]} />
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy}>Salvar</SubmitButton>
    </Form>
  );
};

const refusal = (message: string): ApiFailure => ({ code: null, status: 400, message });

const open = async (send: (values: Values) => Promise<void>) => {
  const i18n = await createTestI18n();
  const { unmount } = render(
    <TextsProvider i18n={i18n}>
      <ContactForm send={send} />
    </TextsProvider>,
  );
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const save = async (name: string): Promise<void> => {
    fireEvent.change(screen.getByLabelText('Nome'), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: /Salvar/ }));
    await pass(0);
  };
  return { pass, save, unmount };
};

describe('a form', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[LIST-05] calls 400 ms after a valid submit, not at 399 ms, and only once', async () => {
    const send = vi.fn<(values: Values) => Promise<void>>(async () => {});
    const { pass, save } = await open(send);
    await save('Ana');
    expect(screen.getByRole('button', { name: /Salvar/ })).toBeDisabled();
    await save('Ana');
    await pass(399);
    expect(send).not.toHaveBeenCalled();
    await pass(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith({ name: 'Ana' });
    expect(screen.getByRole('button', { name: /Salvar/ })).toBeEnabled();
  });

  it('[LIST-05] its button is busy until the answer, so that a second click sends nothing', async () => {
    let answer = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { pass, save } = await open(send);
    await save('Ana');
    await pass(400);
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /Salvar/ })).toBeDisabled();
    await save('Ana');
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(screen.getByRole('button', { name: /Salvar/ })).toBeEnabled();
  });

  it('[LIST-11] shows the message of a failed rule and makes no call', async () => {
    const send = vi.fn<(values: Values) => Promise<void>>(async () => {});
    const { pass, save } = await open(send);
    await save('');
    await pass(1_000);
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Required');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing when it is closed during the wait', async () => {
    const send = vi.fn<(values: Values) => Promise<void>>(async () => {});
    const { pass, save, unmount } = await open(send);
    await save('Ana');
    unmount();
    await pass(1_000);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['name must be at least 3 characters', 'Too Short!'],
    ['Limite de usuários atingido', 'Limite de usuários atingido'],
    ['Something broke', 'Não foi possível salvar. Confira os dados e tente novamente.'],
  ])('[ERR-03] refused with "%s" stays open with its values and says "%s"', async (message, shown) => {
    const { pass, save } = await open(() => Promise.reject(refusal(message)));
    await save('Jo');
    await pass(400);
    // antd shows a field's message a moment later.
    await pass(100);
    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Jo');
    expect(screen.getByRole('button', { name: /Salvar/ })).toBeEnabled();
  });
});
