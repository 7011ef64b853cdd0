import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { renderSignedIn } from '../app/signedIn';

export const version = { 'GET /version': { body: { version: '6.0.0' } } };
type Told = Parameters<typeof createFakeSystem>[0];

/** Opens a section of the preferences on a computer that the test controls. */
export const openSection = async (section: string, told: Told = {}, bridge = {}) => {
  const machine = createFakeSystem(told);
  const app = await renderSignedIn({
    path: `/others/${section}`,
    routes: version,
    bridge: { system: machine.system, ...bridge },
  });
  return { ...app, machine };
};
