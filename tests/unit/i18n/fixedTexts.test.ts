import { expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('@/i18n/locales/*/*.json', { eager: true, import: 'default' });

/** A text by its key, such as `finance:states.paid`. */
const textOf = (language: string, key: string): unknown => {
  const [namespace, path = ''] = key.split(':');
  const file = Object.entries(files).find(([name]) => name.endsWith(`/${language}/${namespace}.json`))?.[1];
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], file);
};

/** Texts whose Portuguese wording is fixed by the documents, with what they say in English and Spanish. */
it.each([
  [
    '[HELP-08] a help that was saved or deleted',
    'common:toasts.done',
    'Operação realizada com sucesso!',
    'Operation completed successfully!',
    '¡Operación realizada!',
  ],
  [
    '[HELP-09] a help that was not saved',
    'helps:notSaved',
    'Não foi possível realizar a operação. Verifique se já existe uma ajuda com o mesmo nome ou se os campos foram preenchidos corretamente.',
    'Couldn’t complete the operation. Check whether a help video with this name already exists and whether the fields are filled in correctly.',
    'No se pudo realizar la operación. Verifique si ya existe una ayuda con el mismo nombre o si los campos se completaron correctamente.',
  ],
  [
    '[HELP-09] a help that was not deleted',
    'common:toasts.notDone',
    'Não foi possível realizar a operação',
    'Couldn’t complete the operation',
    'No se pudo realizar la operación',
  ],
  ['[INV-02] the page of invoices', 'finance:title', 'Faturas', 'Invoices', 'Facturas'],
  ['[INV-03] a paid invoice', 'finance:states.paid', 'Pago', 'Paid', 'Pagado'],
  ['[INV-04] an overdue invoice', 'finance:states.overdue', 'Vencido', 'Overdue', 'Vencido'],
  ['[INV-05] an invoice due later', 'finance:states.open', 'Em Aberto', 'Open', 'Pendiente'],
  ['[INV-07] the way to pay an invoice', 'finance:pay', 'PAGAR', 'PAY', 'PAGAR'],
  [
    '[CHECK-04] a zip code of another form',
    'checkout:zipInvalid',
    'Formato de CEP inválido',
    'Invalid zip code',
    'Formato de código postal no válido',
  ],
  ['[CHECK-07] the billing of a plan', 'checkout:monthly', 'Mensal', 'Monthly', 'Mensual'],
  [
    '[CHECK-12] a subscription',
    'checkout:done',
    'Assinatura realizada com sucesso! Aguarde a confirmação do pagamento.',
    'Subscription complete! Wait for the payment to be confirmed.',
    '¡Suscripción realizada! Espere la confirmación del pago.',
  ],
  [
    '[CHECK-14] [CHECK-17] a confirmed payment',
    'checkout:renewed',
    'Sua licença foi renovada até {{dueDate}}!',
    'Your license was renewed until {{dueDate}}!',
    '¡Su licencia fue renovada hasta el {{dueDate}}!',
  ],
  ['[API-05] a test message', 'messagesApi:sent', 'Mensagem enviada com sucesso', 'Message sent', 'Mensaje enviado'],
  ['[PWD-01] the button of the e-mail', 'account:password.sendMail', 'Enviar Email', 'Send email', 'Enviar correo'],
  [
    '[PWD-02] what is no e-mail',
    'common:form.invalidEmail',
    'Invalid email',
    'Invalid email',
    'Correo electrónico no válido',
  ],
  [
    '[PWD-03] a sent code',
    'account:password.mailSent',
    'Email enviado com sucesso!',
    'Email sent!',
    '¡Correo enviado!',
  ],
  [
    '[PWD-04] an unknown e-mail',
    'account:password.unknownEmail',
    'Email não encontrado',
    'Email not found',
    'Correo no encontrado',
  ],
  [
    '[PWD-05] the button of the new password',
    'account:password.submit',
    'Redefinir Senha',
    'Reset password',
    'Restablecer contraseña',
  ],
  [
    '[PWD-08] a weak password',
    'account:password.weak',
    'Sua senha precisa ter no mínimo 8 caracteres, sendo uma letra maiúscula, uma minúscula e um número.',
    'Your password needs at least 8 characters, with one uppercase letter, one lowercase letter and one digit.',
    'Su contraseña necesita al menos 8 caracteres, con una letra mayúscula, una minúscula y un número.',
  ],
  [
    '[PWD-09] another password as confirmation',
    'account:password.different',
    'As senhas não correspondem',
    'The passwords do not match',
    'Las contraseñas no coinciden',
  ],
  [
    '[PWD-10] a changed password',
    'account:password.done',
    'Senha redefinida com sucesso.',
    'Your password has been reset.',
    'Contraseña restablecida.',
  ],
  ['[QMSG-04] no attachment', 'quickMessages:page.noFile', 'Sem anexo', 'No attachment', 'Sin adjunto'],
  ['[QMSG-10] a missing shortcode', 'quickMessages:dialog.required', 'Obrigatório', 'Required', 'Obligatorio'],
  ['[KAN-03] the first column', 'kanban:column.open', 'Em aberto', 'No column', 'Sin columna'],
  ['[KAN-06] the way to a ticket', 'kanban:card.open', 'Ver Ticket', 'View ticket', 'Ver ticket'],
  [
    '[KAN-09] a removed tag',
    'kanban:toast.removed',
    'Ticket Tag Removido!',
    'Ticket tag removed!',
    '¡Etiqueta del ticket eliminada!',
  ],
  [
    '[KAN-10] an added tag',
    'kanban:toast.added',
    'Ticket Tag Adicionado com Sucesso!',
    'Ticket tag added!',
    '¡Etiqueta del ticket agregada!',
  ],
  [
    '[SCHED-04] the work week',
    'schedules:calendar.views.work_week',
    'Agendamentos',
    'Scheduled messages',
    'Mensajes programados',
  ],
  [
    '[SCHED-09] a short title',
    'schedules:rules.shortTitle',
    'Título muito curto',
    'Title too short',
    'Título demasiado corto',
  ],
  [
    '[SCHED-10] a short body',
    'schedules:rules.shortBody',
    'Mensagem muito curta',
    'Message too short',
    'Mensaje demasiado corto',
  ],
  ['[SCHED-12] a missing time', 'schedules:rules.required', 'Obrigatório', 'Required', 'Obligatorio'],
  ['[SCHED-16] a send error', 'schedules:status.error', 'Erro no envio', 'Sending failed', 'Error de envío'],
  [
    '[SCHED-22] the switch of the notice',
    'schedules:dialog.notify',
    'Avisar-me quando for enviada',
    'Notify me when it’s sent',
    'Avisarme cuando se envíe',
  ],
  ['[CAMP-04] an inactive campaign', 'campaigns:status.INATIVA', 'Inativa', 'Inactive', 'Inactiva'],
  ['[CAMP-04] a planned campaign', 'campaigns:status.PROGRAMADA', 'Programada', 'Scheduled', 'Programada'],
  ['[CAMP-04] a running campaign', 'campaigns:status.EM_ANDAMENTO', 'Em Andamento', 'Running', 'En curso'],
  ['[CAMP-04] a cancelled campaign', 'campaigns:status.CANCELADA', 'Cancelada', 'Canceled', 'Cancelada'],
  ['[CAMP-04] a finished campaign', 'campaigns:status.FINALIZADA', 'Finalizada', 'Finished', 'Finalizada'],
  ['[CAMP-05] no contact list', 'campaigns:page.noContactList', 'Não definida', 'Not set', 'No definida'],
  ['[CAMP-05] no connection', 'campaigns:page.noConnection', 'Não definido', 'Not set', 'No definida'],
  ['[CAMP-05] no planned time', 'campaigns:page.noSchedule', 'Sem agendamento', 'Not scheduled', 'Sin programar'],
  ['[CAMP-05] no end yet', 'campaigns:page.notCompleted', 'Não concluída', 'Not completed', 'No concluida'],
  ['[CAMP-06] confirmation', 'campaigns:page.enabled', 'Habilitada', 'Enabled', 'Habilitada'],
  ['[CAMP-06] no confirmation', 'campaigns:page.disabled', 'Desabilitada', 'Disabled', 'Deshabilitada'],
  [
    '[CDRAWER-06] a note is added',
    'contacts:notes.added',
    'Observação adicionada com sucesso!',
    'Note added!',
    '¡Nota agregada!',
  ],
  [
    '[CDRAWER-07] a note is deleted',
    'contacts:notes.removed',
    'Observação excluída com sucesso!',
    'Note deleted!',
    '¡Nota eliminada!',
  ],
  ['[CONT-15] [USER-05] a name is missing', 'common:form.required', 'Required', 'Required', 'Obligatorio'],
  ['[CONT-15] [USER-05] a name is too short', 'common:form.tooShort', 'Too Short!', 'Too Short!', '¡Demasiado corto!'],
  ['[CONT-15] [USER-05] a name is too long', 'common:form.tooLong', 'Too Long!', 'Too Long!', '¡Demasiado largo!'],
  [
    '[CONT-17] [USER-09] an e-mail is none',
    'common:form.invalidEmail',
    'Invalid email',
    'Invalid email',
    'Correo electrónico no válido',
  ],
  [
    '[DASH-08] a filter has no parameter',
    'dashboard:filter.missing',
    'Parametrize o filtro',
    'Set the filter first',
    'Configure el filtro',
  ],
  ['[DASH-11] a rating of 1', 'dashboard:rating.dissatisfied', 'Insatisfeito', 'Dissatisfied', 'Insatisfecho'],
  ['[DASH-11] a rating of 2', 'dashboard:rating.satisfied', 'Satisfeito', 'Satisfied', 'Satisfecho'],
  ['[DASH-11] a rating of 3', 'dashboard:rating.verySatisfied', 'Muito satisfeito', 'Very satisfied', 'Muy satisfecho'],
  [
    '[DASH-16] the chart of users fails',
    'dashboard:charts.usersFailed',
    'Erro ao obter informações da conversa',
    'Error loading the conversation data',
    'Error al obtener la información de la conversación',
  ],
  [
    '[DASH-16] the chart of days fails',
    'dashboard:charts.daysFailed',
    'Erro ao buscar informações dos tickets',
    'Error loading the ticket data',
    'Error al buscar la información de los tickets',
  ],
  [
    '[SET-05] an option is saved',
    'settings:saved',
    'Operação atualizada com sucesso.',
    'Setting updated.',
    'Configuración actualizada.',
  ],
  [
    '[SET-10] the opening hours are saved',
    'settings:hours.saved',
    'Horários atualizados com sucesso.',
    'Hours updated.',
    'Horarios actualizados.',
  ],
  [
    '[COMP-14] [PLAN-06] a save or a deletion is done',
    'common:toasts.done',
    'Operação realizada com sucesso!',
    'Operation completed successfully!',
    '¡Operación realizada!',
  ],
  [
    '[COMP-16] [PLAN-05] a deletion is not done',
    'common:toasts.notDone',
    'Não foi possível realizar a operação',
    'Couldn’t complete the operation',
    'No se pudo realizar la operación',
  ],
])('%s is told in each language', (_, key, ...wordings) => {
  expect(['pt', 'en', 'es'].map((language) => textOf(language, key))).toEqual(wordings);
});

it.each([
  ['[COMP-15] a company', 'companies:notSaved'],
  ['[PLAN-05] a plan', 'plans:notSaved'],
])('%s that is not saved is told with a hint to a name in use and to the fields, in each language', (_, key) => {
  const hints = [
    /^Não foi possível realizar a operação\..*nome.*campos/,
    /^Couldn’t complete the operation\..*name.*fields/,
    /^No se pudo realizar la operación\..*nombre.*campos/,
  ];
  for (const [at, language] of ['pt', 'en', 'es'].entries()) expect(textOf(language, key)).toMatch(hints[at]!);
});
