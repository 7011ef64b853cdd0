import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import type { ServerContext } from '../../context';
import { AppError } from '../../http/errors';

const SUBJECT = 'Redefinição de senha';
const mailBody = (name: string, code: string): string =>
  `Olá, ${name}!\n\nSeu código para redefinir a senha:\n\n${code}\n\nSe você não pediu, ignore esta mensagem.`;

/** Resets a password by a code sent by e-mail, into the demo's own mailbox. */
export const createPasswordReset = ({ db, tables, bcryptCost }: ServerContext) => ({
  /** @throws 404 for an unknown address; ⚠ its text reads like success */
  request: (email: string): void =>
    db.transaction(() => {
      const user = tables.users.find({ email });
      if (!user) throw new AppError(404, 'E-mail enviado com sucesso');
      const code = randomUUID();
      tables.resetCodes.remove({ userId: user.id });
      tables.resetCodes.insert({ userId: user.id, code });
      tables.mails.insert({ recipient: email, subject: SUBJECT, body: mailBody(user.name, code) });
    }),

  /** ⚠ Any password is accepted, the code never expires, and open sessions stay valid. */
  reset: async (email: string, code: string, password: string): Promise<void> => {
    const passwordHash = await hash(password, bcryptCost);
    db.transaction(() => {
      const user = tables.users.find({ email });
      const used = user ? tables.resetCodes.remove({ userId: user.id, code }) : 0;
      if (!user || used === 0) throw new AppError(404, 'Verifique o Token informado');
      tables.users.update({ id: user.id }, { passwordHash });
    });
  },
});
