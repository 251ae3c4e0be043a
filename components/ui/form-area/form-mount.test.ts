// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The loader as a page has it: nothing is loaded yet. */
async function freshLoader() {
  vi.resetModules();
  return (await import('./form-mount.client')).loadFormScript;
}

const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => document.head.replaceChildren());

describe('loading the form script', () => {
  it('happens once for all forms', async () => {
    const load = await freshLoader();
    const both = Promise.all([load('/forms/form.js'), load('/forms/form.js')]);
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/forms/form.js']);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await both;
    await load('/forms/form.js');
    expect(scripts()).toHaveLength(1);
  });

  it('is tried again by the next form where it did not arrive', async () => {
    const load = await freshLoader();
    const first = load('/forms/form.js');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('did not arrive');
    expect(scripts()).toEqual([]);
    load('/forms/form.js');
    expect(scripts()).toHaveLength(1);
  });

  it('never happens with an address that site.config.ts does not list', async () => {
    const load = await freshLoader();
    await expect(load('https://cdn.example.com/form.js')).rejects.toThrow('formScripts');
    await expect(load('//cdn.example.com/forms/form.js')).rejects.toThrow('formScripts');
    expect(scripts()).toEqual([]);
  });
});
