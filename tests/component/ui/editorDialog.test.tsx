import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { createPortal } from 'react-dom';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { TextsProvider } from '@/i18n/TextsProvider';
import { ThemeProvider } from '@/app/ThemeProvider';
import { ConfirmProvider } from '@/ui/feedback/ConfirmProvider';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { createTestStore } from '@tests/support/createTestStore';
import { createTestI18n } from '@tests/support/rendering/createTestI18n';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { eventually } from '@tests/support/eventually';

interface Values {
  readonly name: string;
  readonly city: string;
  readonly active: boolean;
}

const required = [{ required: true, message: 'Required' }];

const openDialog = async () => {
  const i18n = await createTestI18n();
  const { desktop } = createFakeDesktop();
  const { store } = createTestStore();
  const submit = vi.fn<(values: Values) => Promise<void>>(async () => {});
  const Dialog = ({ saved }: { readonly saved: Values | null }) => {
    const [form] = Form.useForm<Values>();
    return (
      <EditorDialog
        title="Pessoa"
        form={form}
        saved={saved}
        kept="people#new"
        onSubmit={submit}
        onClose={() => {}}
        busy={false}
        refusal={null}
      >
        <TextField name="name" label="Nome" rules={required} />
        <TextField name="city" label="Cidade" rules={required} />
        <SwitchField name="active" label="Ativa" />
        {createPortal(<input aria-label="Buscar emoji" />, document.body)}
      </EditorDialog>
    );
  };
  const draw = (saved: Values | null) => (
    <Provider store={store}>
      <TextsProvider i18n={i18n}>
        <ThemeProvider storage={createMemoryStorage()} window={desktop.window}>
          <ConfirmProvider>
            <Dialog saved={saved} />
          </ConfirmProvider>
        </ThemeProvider>
      </TextsProvider>
    </Provider>
  );
  const { rerender } = render(draw(null));
  return { submit, load: (saved: Values) => rerender(draw(saved)) };
};

describe('the editor dialog', () => {
  it('[A11Y-02] focuses its first field once the record is loaded, and the first error after a refusal', async () => {
    const { submit, load } = await openDialog();
    await act(async () => load({ name: 'Ana', city: '', active: true }));
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    const save = screen.getByRole('button', { name: 'Salvar' });
    save.focus();
    fireEvent.click(save);
    await screen.findByText('Required');
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveFocus());
    expect(submit).not.toHaveBeenCalled();
  });

  it('saves by Enter in a line, once for each press of the key', async () => {
    const { submit, load } = await openDialog();
    await act(async () => load({ name: 'Ana', city: 'Rio', active: true }));
    const name = screen.getByRole('textbox', { name: 'Nome' });
    // The key that opened the dialog is still held.
    fireEvent.keyDown(name, { key: 'Enter', repeat: true });
    fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(screen.getByRole('switch', { name: 'Ativa' }), { key: 'Enter' });
    fireEvent.keyDown(screen.getByLabelText('Buscar emoji'), { key: 'Enter' });
    await act(async () => {});
    expect(submit).not.toHaveBeenCalled();
    fireEvent.keyDown(name, { key: 'Enter' });
    await eventually(() => expect(submit).toHaveBeenCalledOnce());
  });

  it('a yes or no field is a switch with a name', async () => {
    const { load } = await openDialog();
    await act(async () => load({ name: 'Ana', city: 'Rio', active: true }));
    expect(await screen.findByRole('switch', { name: 'Ativa' })).toBeChecked();
  });
});
