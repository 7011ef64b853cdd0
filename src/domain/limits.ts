/** The limits and delays of the product, in one place. Each comment names the unit. */

/** Socket ping interval and timeout, ms. */
export const SOCKET_PING_MS = 18_000;
/** Interval of the heartbeat `userStatus`, ms. */
export const HEARTBEAT_MS = 300_000;
/** How long to wait for `ready` before joining rooms on servers that never send it, ms. */
export const READY_TIMEOUT_MS = 1_500;
/** A token with less life than this is renewed before the socket opens, ms. */
export const TOKEN_MARGIN_MS = 30_000;
/** Delay between the notice and the forced reload, ms. */
export const FORCED_RELOAD_MS = 1_000;
/** At sign-in the user is warned when the subscription ends in fewer days than this. */
export const DUE_WARNING_DAYS = 5;
/** How long a toast is shown, ms. */
export const TOAST_MS = 3_000;
/** What is typed in a form or on a page is on disk this much later, ms: no more is lost by a crash. */
export const KEEP_TYPED_MS = 1_000;
/** Delay of the redirect after a denied page, ms. */
export const DENIED_REDIRECT_MS = 1_000;
/** Wait between a valid submit and its call in dialogs and public forms, ms. */
export const SUBMIT_DELAY_MS = 400;
/** Debounce of searches and filters, ms. */
export const SEARCH_DEBOUNCE_MS = 500;
/** How often the visible kanban board is reloaded, ms. Servers send no event when tags change. */
export const BOARD_REFRESH_MS = 10_000;
/** Who comes back to the window after this time finds its tickets read again, ms. */
export const AWAY_MS = 300_000;
/** How often the tickets are read again while their user stays in the window, ms. */
export const STAY_MS = 900_000;
/** How often a list with a running campaign is read again, ms. */
export const CAMPAIGNS_REFRESH_MS = 60_000;
/** Distance from the bottom at which a list loads its next page, px. */
export const LIST_THRESHOLD_PX = 100;
/** Distance from the top at which older messages load, px. */
export const THREAD_THRESHOLD_PX = 50;
/** Distance from the top of an internal chat at which its next older page loads, px. */
export const CHAT_THRESHOLD_PX = 600;
/** Wide ticket layout from this window width on, px. */
export const TICKETS_WIDE_PX = 960;
/** From this window width on, a second conversation can be open beside the first, px. */
export const BESIDE_FROM_PX = 1_400;
/** Side menu open by default above this window width, px. */
export const MENU_OPEN_ABOVE_PX = 1_200;
/** Below this window width the side menu is a temporary drawer, px. */
export const MENU_DRAWER_BELOW_PX = 600;
/** From this window width on the top bar shows all its controls, below it some move into the user's menu, px. */
export const TOP_BAR_FULL_PX = 900;
/** Width of the open side menu, px. */
export const MENU_WIDTH_PX = 240;
/** How long after the list of connections has loaded the menu checks it for one that is down, ms. */
export const CONNECTION_CHECK_MS = 2_000;
/** Names longer than this are shortened on narrow windows, characters. */
export const SHORT_NAME_LENGTH = 10;
/** The dashboard applies its filter automatically this long after the page opens, ms. */
export const DASHBOARD_FIRST_RUN_MS = 1_000;
/** Messages on screen that arrive within this time are marked read by one call, ms. */
export const READ_MARK_DELAY_MS = 300;
/** A lone ticket `delete` counts as deletion after this, ms. */
export const LONE_DELETE_MS = 300;
/** How long to wait for the echo of a sent text before it counts as unconfirmed, ms. */
export const ECHO_WINDOW_MS = 60_000;
/** How long a sent text waits for an answer before it says that it is being confirmed, ms. */
export const SEND_SLOW_MS = 5_000;
/** How long a sent text waits for an answer before the user may discard it, ms. */
export const SEND_LONG_MS = 15_000;
/** Extra wait for an echo that the newest messages lack after a gap or a lost answer, ms. */
export const ECHO_GRACE_MS = 10_000;
/** How long the server may take to answer the probe that follows a call without an answer, ms. */
export const PROBE_TIMEOUT_MS = 5_000;
/** Delay between the confirmed payment and the return to the start page, ms. */
export const PAID_REDIRECT_MS = 4_000;
/** How long a resolve can be undone, ms. */
export const RESOLVE_UNDO_MS = 5_000;
/** Number of characters from which the new-ticket dialog searches contacts. */
export const CONTACT_SEARCH_LENGTH = 3;
/** Longest label of a quick reply, characters. */
export const QUICK_REPLY_LABEL_LENGTH = 35;
/** A shorter recording is discarded, bytes. */
export const SHORTEST_RECORDING_BYTES = 10_000;
/** Delay after the live update that ends a campaign before its report is read again, ms. */
export const CAMPAIGN_RELOAD_MS = 5_000;
/** How many calls for several tickets run at a time. */
export const BATCH_CALLS = 2;
/** A known conversation and its ticket are painted first, and read again after this time at the latest, ms. */
export const READ_AGAIN_MS = 200;
