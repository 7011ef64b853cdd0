import { ANA, CARLA, SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { FrameScreen } from './screens/FrameScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';
import { visit } from './support/visit';

const FAILED = { kind: 'answer', status: 500, body: { error: 'Internal server error' } };

test("[ROUTE-16] [TAG-02] [TAG-06] [TAG-07] [TAG-08] [TAG-09] a tag is created, edited, found and deleted while a colleague adds and deletes one; the browser's step back asks before it leaves a form with something typed", async ({
  page,
  server,
}) => {
  const screen = new CollectionScreen(page, 'Tags');
  await visit(page, CARLA, '/todolist');
  await screen.frame.goTo('/tags');

  await screen.add('Nova tag');
  await screen.field('Nome').fill('ab');
  await screen.save.click();
  await expect(screen.dialog.getByText('Mensagem muito curta')).toBeVisible();
  await screen.field('Nome').fill('Atacado');
  await screen.field('Cor').fill('#0f6c66');
  await screen.dialog.getByRole('switch', { name: 'Coluna do kanban' }).click();
  await screen.save.click();
  await screen.expectToast('Operação realizada com sucesso!');
  await expect(screen.row('Atacado')).toBeVisible();

  const { post } = createControl(server.url);
  await post('addFault', { ...FAILED, method: 'PUT', path: '^/tags/' });
  await screen.act('Editar', 'Atacado');
  await expect(screen.dialog.getByRole('switch', { name: 'Coluna do kanban' })).toBeChecked();
  await screen.field('Nome').fill('Atacado e varejo');
  await screen.save.click();
  await screen.expectToast('Não foi possível realizar a operação');
  await expect(screen.field('Nome')).toHaveValue('Atacado e varejo');
  await screen.save.click();
  await expect(screen.row('Atacado e varejo')).toBeVisible();

  const colleague = await signInColleague(server.url, SUPER);
  const { id } = await colleague('POST', '/tags', { name: 'Aaa da colega' });
  await expect(screen.row('Aaa da colega')).toBeVisible();
  await colleague('DELETE', `/tags/${id}`);
  await expect(screen.row('Aaa da colega')).toHaveCount(0);

  await screen.search.fill('Atacado');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Atacado e varejo');
  await screen.confirmDelete();
  await expect(page.getByText('Nada encontrado para “Atacado”')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await screen.goToEnd();
  await expect(screen.rows.last()).toBeInViewport();

  await screen.add('Nova tag');
  await screen.field('Nome').fill('Atacado');

  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  const goBack = () => page.evaluate(() => window.history.back());
  await goBack();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(screen.field('Nome')).toHaveValue('Atacado');
  await expect(page).toHaveURL(/\/tags$/);

  await goBack();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/\/todolist$/);
});

test('[ROUTE-22] [USER-02] [USER-16] [USER-17] [LIST-02] a user is created, edited, found and deleted while a colleague adds and deletes users', async ({
  page,
  server,
}) => {
  const screen = new CollectionScreen(page, 'Usuários');
  const owner = await signInColleague(server.url, SUPER);
  for (let place = 1; place <= 14; place += 1) {
    const name = `Equipe ${String(place).padStart(2, '0')}`;
    await owner('POST', '/users', {
      name,
      email: `e${place}@x.com`,
      password: 'segredo',
      profile: 'user',
      companyId: 1,
    });
  }
  await screen.open(CARLA, '/users');
  await expect(screen.rows).toHaveCount(20);
  await screen.goToEnd();
  await expect(screen.row('Ana Ribeiro')).toContainText('ana@demo.balcao');

  await screen.add('Novo usuário');
  await screen.field('Nome').fill('Nina Reis');
  await screen.field('E-mail').fill('nina@demo.balcao');
  await screen.save.click();
  await expect(screen.dialog.getByText('Required')).toBeVisible();
  await screen.field('Senha').fill('segredo');
  await screen.choose('Perfil', 'Administrador');
  await screen.save.click();
  await screen.expectToast('Usuário salvo.');
  await expect(screen.row('Nina Reis')).toContainText('Administrador');

  const { post } = createControl(server.url);
  await post('addFault', { ...FAILED, method: 'PUT', path: '^/users/' });
  await screen.act('Editar', 'Nina Reis');
  await expect(screen.field('Senha')).toHaveValue('');
  await screen.field('Nome').fill('Nina Prado');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert')).toContainText('Não foi possível salvar');
  await screen.save.click();
  await expect(screen.row('Nina Prado')).toContainText('Administrador');

  const { id } = await owner('POST', '/users', {
    name: 'Novo colega',
    email: 'novo@demo.balcao',
    password: 'segredo',
    profile: 'user',
    companyId: 1,
  });
  await expect(screen.row('Novo colega')).toBeVisible();
  await owner('DELETE', `/users/${id}`);
  await expect(screen.row('Novo colega')).toHaveCount(0);

  await screen.search.fill('nina');
  await expect(screen.rows).toHaveCount(1);
  await screen.act('Excluir', 'Nina Prado');
  await screen.confirmDelete();
  await screen.expectToast('Usuário excluído.');
  await expect(screen.row('Nina Prado')).toHaveCount(0);
});

test('[ROUTE-39] [TAG-05] [PERM-15] an agent may neither open the users page nor edit a tag, and the tag stays as it was', async ({
  page,
}) => {
  const screen = new CollectionScreen(page, 'Tags');
  await screen.open(ANA, '/tags');
  await expect(new FrameScreen(page).menu.getByRole('link', { name: 'Usuários' })).toHaveCount(0);
  const name = (await screen.rows.first().getByRole('cell').first().textContent()) ?? '';
  await screen.act('Editar', name);
  await expect(screen.field('Nome')).toHaveValue(name);
  await expect(screen.dialog.getByRole('switch')).toHaveCount(0);
  await screen.field('Nome').fill('Minha tag');
  await screen.save.click();
  await expect(screen.dialog.getByRole('alert')).toHaveText(
    'Você não tem permissão para isso. Fale com o administrador.',
  );
  await expect(screen.field('Nome')).toHaveValue('Minha tag');
  await page.goto('/users');
  await expect(page).toHaveURL(/\/tickets$/);
  await screen.frame.goTo('/tags');
  await expect(screen.rows.first().getByRole('cell').first()).toHaveText(name);
  await expect(screen.row('Minha tag')).toHaveCount(0);
});

test('[COMP-02] [COMP-14] [COMP-15] [PLAN-02] [PLAN-05] [PLAN-06] the owner of the installation manages plans and companies', async ({
  page,
  server,
}) => {
  const plans = new CollectionScreen(page, 'Planos');
  await visit(page, SUPER, '/settings');
  await page.getByRole('tab', { name: 'Planos' }).click();
  await plans.add('Novo plano');
  await plans.save.click();
  await expect(plans.dialog.getByText('Required')).toBeVisible();
  await plans.field('Nome').fill('Completo');
  await plans.save.click();
  await plans.expectToast('Não foi possível realizar a operação. Verifique se já existe um plano');
  await plans.field('Nome').fill('Ouro');
  await plans.field('Usuários').fill('7');
  await plans.field('Valor por mês').fill('199,90');
  await plans.save.click();
  await plans.expectToast('Operação realizada com sucesso!');
  await expect(plans.row('Ouro')).toContainText('R$ 199,90');
  await plans.act('Editar', 'Ouro');
  await expect(plans.field('Usuários')).toHaveValue('7');
  await plans.field('Usuários').fill('8');
  await plans.save.click();
  await expect(plans.dialog).toHaveCount(0);
  await plans.act('Editar', 'Ouro');
  await expect(plans.field('Usuários')).toHaveValue('8');
  await page.keyboard.press('Escape');
  await expect(plans.dialog).toHaveCount(0);

  const companies = new CollectionScreen(page, 'Empresas');
  await page.getByRole('tab', { name: 'Empresas' }).click();
  await companies.add('Nova empresa');
  await companies.field('Nome').fill('Loja Nova');
  await companies.field('E-mail').fill('dono@nova.com');
  await companies.field('Senha').fill('segredo');
  await companies.save.click();
  await expect(companies.dialog.getByText('Required')).toBeVisible();
  await companies.choose('Plano', 'Ouro');
  await companies.save.click();
  await expect(companies.row('Loja Nova')).toContainText('Ouro');

  await createControl(server.url).post('addFault', { ...FAILED, method: 'PUT', path: '^/companies/' });
  await companies.act('Editar', 'Loja Nova');
  const due = await companies.field('Vencimento').inputValue();
  await companies.dialog.getByRole('button', { name: 'Renovar por mais um período' }).click();
  await expect(companies.field('Vencimento')).not.toHaveValue(due);
  const renewed = await companies.field('Vencimento').inputValue();
  await companies.save.click();
  await companies.expectToast('Não foi possível realizar a operação. Verifique se o nome ou o e-mail já está em uso');
  await companies.save.click();
  await expect(companies.dialog).toHaveCount(0);
  await companies.act('Editar', 'Loja Nova');
  await expect(companies.field('Vencimento')).toHaveValue(renewed);
  await page.keyboard.press('Escape');
  await expect(companies.dialog).toHaveCount(0);

  await companies.search.fill('loja nova');
  await expect(companies.rows).toHaveCount(1);
  await companies.act('Excluir', 'Loja Nova');
  await companies.confirmDelete();
  await expect(companies.row('Loja Nova')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Planos' }).click();
  await plans.act('Excluir', 'Ouro');
  await plans.confirmDelete();
  await expect(plans.row('Ouro')).toHaveCount(0);
});
