/** What a user signs in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const demoAccount = (name: string): Account => ({ email: `${name}@demo.balcao`, password: 'demo1234' });

/** Agents of the demo workspace. */
export const ANA = demoAccount('ana');
export const BRUNO = demoAccount('bruno');
/** An admin of their company, with data on every screen. */
export const CARLA = demoAccount('carla');
/** Admin and super user of a company whose plan has all features: there is no screen that she may not see. */
export const SUPER = demoAccount('super');
