import { Router } from 'express';
import type { ServerContext } from '../../context';
import { textParam } from '../../http/input';
import { createPasswordReset } from '../../services/users/passwordReset';

/** The two calls of a forgotten password; neither asks for a token. */
export const passwordResetRoutes = (context: ServerContext): Router => {
  const passwords = createPasswordReset(context);
  const router = Router();

  router.post('/forgetpassword/:email', (req, res) => {
    passwords.request(textParam(req, 'email'));
    res.json({ message: 'E-mail enviado com sucesso' });
  });

  router.post('/resetpasswords/:email/:code/:password', async (req, res) => {
    await passwords.reset(textParam(req, 'email'), textParam(req, 'code'), textParam(req, 'password'));
    res.json({ message: 'Senha redefinida com sucesso' });
  });

  return router;
};
