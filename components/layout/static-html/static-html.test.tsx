import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StaticHtml } from './static-html';

const Named = ({ name }: { name: string }) => <b>{name}</b>;

async function Later({ children }: { children: React.ReactNode }) {
  await new Promise((resolve) => setImmediate(resolve));
  return <li>{children}</li>;
}

const htmlOf = async (inside: () => React.ReactNode) =>
  renderToStaticMarkup(
    await StaticHtml({ as: 'div', name: 'one', className: 'list', children: inside }),
  );

it('draws what components of the server draw, those that wait among them', async () => {
  const html = await htmlOf(() => (
    <>
      <ul>
        {['one', 'two'].map((name) => (
          <Later key={name}>
            <Named name={name} /> of {2}
          </Later>
        ))}
      </ul>
      {false}
      {null}
      <a href="/a?b=1&c=2" aria-current="page">
        {'Research & <development>'}
      </a>
    </>
  ));
  expect(html).toBe(
    '<div class="list"><ul><li><b>one</b> of 2</li><li><b>two</b> of 2</li></ul><a href="/a?b=1&amp;c=2" aria-current="page">Research &amp; &lt;development&gt;</a></div>',
  );
});

it('is refused with a component of the browser in it, which would never run', async () => {
  const Browser = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  await expect(
    htmlOf(() => (
      <p>
        <Browser />
      </p>
    )),
  ).rejects.toThrow('A component of the browser is in a StaticHtml');
});
