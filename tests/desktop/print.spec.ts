import { startForeignServer, type ForeignServer } from '@tests/support/servers/foreignServer';
import { expect, test } from './fixtures';

let foreignServer: ForeignServer;
test.beforeEach(async () => {
  foreignServer = await startForeignServer();
});
test.afterEach(() => foreignServer.close());

test('[TRIAGE-08] the desktop app prints several pages at once, each hidden and into its own PDF, and the pages run and fetch nothing', async ({
  launch,
}) => {
  const desktop = await launch();
  const page = await desktop.firstWindow();
  const pageOf = (title: string) => `<!doctype html><title>${title}</title><p>Oi</p>
    <script>document.title = 'scripted'</script><img src="${foreignServer.url}/x.png">`;
  const printed = await page.evaluate(
    async (pages) => {
      const made = await Promise.all(pages.map((html) => window.desktop?.system.print(html)));
      return made.map((pdf) => (pdf ? new TextDecoder('latin1').decode(pdf) : ''));
    },
    [pageOf('first'), pageOf('second')],
  );
  expect(printed.map((pdf) => pdf.slice(0, 5))).toEqual(['%PDF-', '%PDF-']);
  // A script of the page would have changed the title.
  expect(printed.map((pdf) => /\/Title \((\w+)\)/.exec(pdf)?.[1])).toEqual(['first', 'second']);
  expect(foreignServer.requests).toEqual([]);
  expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
