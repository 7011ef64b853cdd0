// Which room may import which: the source of the import fences in .oxlintrc.json. docs/architecture.md has the same table.
// After a change here run `node scripts/lint.mjs --write`.

const BASE = ['lib', 'protocol', 'bridge'];
const BELOW_ENTITIES = [...BASE, 'domain', 'api', 'realtime'];
const BELOW_UI = [...BELOW_ENTITIES, 'desktop', 'i18n', 'entities', 'processes', 'store'];

/** For each room of src: the other rooms it may import. */
const ROOMS = {
  lib: [],
  protocol: [],
  bridge: [],
  domain: BASE,
  i18n: BASE,
  api: [...BASE, 'domain'],
  realtime: [...BASE, 'domain'],
  desktop: [...BASE, 'domain'],
  entities: BELOW_ENTITIES,
  processes: [...BELOW_ENTITIES, 'entities'],
  store: [...BELOW_ENTITIES, 'desktop', 'i18n', 'entities', 'processes'],
  ui: [...BASE, 'domain', 'i18n', 'entities', 'store'],
  features: [...BELOW_UI, 'ui'],
  app: [...BELOW_UI, 'ui', 'features'],
};

/** For each folder of electron: the rooms of src it may import, and the sibling folders it may not. */
const PROCESSES = {
  main: { rooms: ['bridge'], closed: ['demo-server'] },
  preload: { rooms: ['bridge'], closed: ['demo-server'] },
  'demo-server': { rooms: [], closed: ['main', 'preload'] },
};

/** Packages with a single owner: the rooms, or processes, that may import them. */
const OWNERS = {
  axios: ['api', 'desktop'],
  'socket.io-client': ['realtime'],
  'react-redux': ['store'],
  idb: ['lib'],
  electron: ['main', 'preload'],
  // The renderer must use zod/mini, which is smaller.
  zod: [],
};

const escaped = (text) => text.replaceAll('.', String.raw`\.`);
const ownedByOthers = (name) => Object.keys(OWNERS).filter((owned) => !OWNERS[owned].includes(name));

const override = (files, patterns) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: patterns.filter(Boolean) }] },
});

const packages = (names) =>
  names.length > 0 && {
    regex: `^(${names.map(escaped).join('|')})$`,
    message: 'This package has a single owner (OWNERS in scripts/lib/fences.mjs).',
  };

const OVERLAY_ROOM = 'src/ui/overlay/**';

/** antd's own overlays register for Escape when they render, and may never unregister. */
const OVERLAYS = {
  regex: '^antd$',
  importNames: ['Modal', 'Drawer', 'Tooltip'],
  message: 'Use Modal, Drawer and Tooltip of src/ui/overlay: they handle Escape only while they are on top.',
};

/** What uses the router's own ones renders with every address. */
const NAVIGATION = {
  regex: '^react-router-dom$',
  importNames: ['useNavigate', 'Link'],
  message:
    'Use useNavigate and PageLink of src/ui/navigation: what uses those of the router renders with every address.',
};

/** What calls the formatter itself keeps a foreign number plain after the formats of other countries came. */
const PHONES = {
  regex: '^@/lib/formatPhone$',
  message: 'Use usePhoneFormat of src/ui: its users render again once the formats of other countries are loaded.',
};

const roomFence = (room, files = `src/${room}/**`) => {
  const closed = Object.keys(ROOMS).filter((other) => other !== room && !ROOMS[room].includes(other));
  return override(files, [
    packages(ownedByOthers(room)),
    ['ui', 'features', 'app'].includes(room) && files !== OVERLAY_ROOM && OVERLAYS,
    ['features', 'app'].includes(room) && NAVIGATION,
    ['features', 'app'].includes(room) && PHONES,
    closed.length > 0 && {
      regex: `^(@|(\\.\\./)*\\.\\.)/(${closed.join('|')})(/|$)`,
      message: `src/${room} may not import this room (docs/architecture.md).`,
    },
    room === 'features' && {
      regex: '^@/features/',
      message:
        'A feature never imports another feature: dispatch dialogOpened, or move shared data to entities. Inside the feature, import relatively.',
    },
  ]);
};

const processFence = ([name, { rooms, closed }]) => {
  const closedRooms = Object.keys(ROOMS).filter((room) => !rooms.includes(room));
  return override(`electron/${name}/**`, [
    packages(name === 'demo-server' ? ['electron'] : []),
    {
      regex: `^@/(${closedRooms.join('|')})(/|$)`,
      message: `electron/${name} may not import this room (docs/architecture.md).`,
    },
    {
      regex: `^(@native|(\\.\\./)*\\.\\.)/(${closed.join('|')})(/|$)`,
      message: 'The processes communicate over the bridge or the network, never by import.',
    },
  ]);
};

/** The overrides of .oxlintrc.json that keep the rooms apart. */
export const fences = () => [
  ...Object.keys(ROOMS).map((room) => roomFence(room)),
  roomFence('ui', OVERLAY_ROOM),
  ...Object.entries(PROCESSES).map(processFence),
];
