import { expect, type Page } from '@playwright/test';
import { securityHeaders } from '@/lib/hosting/policy';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import {
  type PolicyReport,
  plantedQuery,
  reportsPath,
} from '@/tests/support/server/policy-reports';
import { openPage } from '@/tests/support/settle';
import { answers, answerThirdParties } from '@/tests/support/third-parties';

/**
 * What the page was refused from now on; the event says it to the page itself.
 * @returns The directives that refused it at an address.
 */
async function listenForRefusals(page: Page): Promise<(address: string) => Promise<string[]>> {
  await page.evaluate(() => {
    const refused: [address: string, directive: string][] = [];
    document.addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective }) =>
      refused.push([documentURI, effectiveDirective]),
    );
    Object.assign(window, { refused });
  });
  return (address) =>
    page.evaluate(
      (part) =>
        (window as unknown as { refused: [string, string][] }).refused
          .filter(([uri]) => uri.endsWith(part))
          .map(([, directive]) => directive),
      address,
    );
}

/** What an attacker might put into a page, and by which directive it is refused. */
const elements: readonly (readonly [
  directive: string,
  tag: string,
  property: string,
  value: string,
])[] = [
  ['script-src-elem', 'script', 'src', 'https://evil.example/a.js'],
  // Another script of the tag manager's host.
  ['script-src-elem', 'script', 'src', 'https://www.googletagmanager.com/other.js'],
  ['style-src-elem', 'style', 'textContent', 'p{color:red}'],
  ['img-src', 'img', 'src', 'https://evil.example/a.png'],
  ['frame-src', 'iframe', 'src', 'https://evil.example/'],
  // Another page of the host of videos.
  ['frame-src', 'iframe', 'src', 'https://www.youtube-nocookie.com/other'],
  ['base-uri', 'base', 'href', 'https://evil.example/'],
  ['object-src', 'object', 'data', 'https://evil.example/a.swf'],
];

/** What an attacker might get a page to do otherwise. */
const deeds: readonly (readonly [directive: string, deed: () => unknown])[] = [
  [
    'script-src-elem',
    () => {
      const markup = '<script>window.ran = true</script>';
      document.body.append(document.createRange().createContextualFragment(markup));
    },
  ],
  [
    'script-src-attr',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<p onclick="window.ran = true">x</p>');
      (document.body.lastElementChild as HTMLElement).click();
    },
  ],
  // Later: what the test itself has the page do may evaluate texts.
  ['script-src', () => setTimeout(() => Reflect.construct(Function, ['window.ran = true'])())],
  ['connect-src', () => fetch('https://evil.example/').catch(() => {})],
  ['style-src-attr', () => document.body.setAttribute('style', 'top:0')],
  [
    'form-action',
    () => {
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://evil.example/';
      form.submit();
    },
  ],
  // WebAssembly.
  [
    'script-src',
    () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(() => {}),
  ],
];

const attempts = [
  ...elements.map(([directive, ...element]) => ({
    directive,
    attempt: (page: Page) =>
      page.evaluate(([tag, property, value]) => {
        const added = document.createElement(tag);
        Object.assign(added, { [property]: value });
        // In the head a plug-in would not be loaded.
        (tag === 'object' ? document.body : document.head).append(added);
      }, element),
  })),
  ...deeds.map(([directive, deed]) => ({
    directive,
    attempt: (page: Page) => page.evaluate(deed as () => void),
  })),
];

test('a page does nothing of what an attacker would have it do, and says so to the server', async ({
  page,
  context,
  request,
}) => {
  await answerThirdParties(context, answers.empty);
  await openPage(page, pathnameOf('en'));
  const refused = await listenForRefusals(page);
  for (const [index, { directive, attempt }] of attempts.entries())
    await test.step(`${directive} ${index}`, async () => {
      // Each attempt has an address of its own, by which the reports are told apart.
      const address = `?${plantedQuery}=${directive}-${index}`;
      await page.evaluate((query) => history.replaceState(null, '', query), address);
      await attempt(page).catch(() => {});
      await expect.poll(() => refused(address)).toContain(directive);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      const reported = async () => {
        const reports: PolicyReport[] = await (await request.get(reportsPath)).json();
        return reports
          .filter((report) => report['document-uri'].endsWith(address))
          .map((report) => report['effective-directive']);
      };
      await expect.poll(reported).toContain(directive);
    });
});

/** A drawing that runs what it can where nothing keeps it from that. */
const hostileDrawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml"
  onload="console.log('ran')"><script>console.log('ran')</script>
  <foreignObject width="9" height="9"><x:img src="/no.png" onerror="console.log('ran')"/></foreignObject>
  <image href="https://evil.example/a.png"/><text y="20">Drawn</text></svg>`;

for (const isProtected of [true, false])
  test(`a drawing that is opened by itself ${isProtected ? 'runs nothing' : 'would run what it holds without its policy'}`, async ({
    page,
    context,
  }) => {
    const loaded: string[] = [];
    await answerThirdParties(context, (route) => {
      loaded.push(new URL(route.request().url()).hostname);
      return answers.empty(route);
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/art/hostile.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        headers: isProtected ? securityHeaders({ kind: 'drawing', hashes: [] }) : {},
        body: hostileDrawing,
      }),
    );
    await page.goto('/art/hostile.svg', { waitUntil: 'load' });
    await expect(page.locator('text')).toBeVisible();
    const ran = said.filter((text) => text === 'ran');
    expect(ran.length > 0).toBe(!isProtected);
    expect(loaded).toEqual(isProtected ? [] : ['evil.example']);
  });
