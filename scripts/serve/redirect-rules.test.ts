import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { readRedirects } from './redirect-rules';

const rulesOf = (text: string) => readRedirects(writeTree({ _redirects: text }));

describe('readRedirects', () => {
  it('reads from, to and status', () => {
    const redirectOf = rulesOf('/old /new 301\n/away   /there\t302\n');
    expect(redirectOf('/old')).toEqual({ location: '/new', status: 301 });
    expect(redirectOf('/away')).toEqual({ location: '/there', status: 302 });
    expect(redirectOf('/older')).toBeUndefined();
    expect(redirectOf('/old/')).toBeUndefined();
  });

  it('puts the rest of the path in place of the splat, as it is', () => {
    const redirectOf = rulesOf('/en/* /:splat 301\n/x/* /y/:splat/z 302\n');
    expect(redirectOf('/en/a/b')).toEqual({ location: '/a/b', status: 301 });
    expect(redirectOf('/en/')).toEqual({ location: '/', status: 301 });
    expect(redirectOf('/x/$&$1')?.location).toBe('/y/$&$1/z');
  });

  it('keeps what is encoded in the rest of the path from beginning a query or an anchor', () => {
    const redirectOf = rulesOf('/en/* /:splat 301\n');
    expect(redirectOf('/en/a?b#c%d/ż e')?.location).toBe('/a%3Fb%23c%25d/%C5%BC%20e');
  });

  it('knows a path whether its rule writes it percent-encoded or not', () => {
    const redirectOf = rulesOf(
      '/o-%C5%BC /a 301\n/ó /b 301\n/en/a%3Fb /c?d=e#f 301\n/100% /e 301\n',
    );
    expect(['/o-ż', '/ó', '/en/a?b', '/100%'].map((path) => redirectOf(path)?.location)).toEqual([
      '/a',
      '/b',
      '/c?d=e#f',
      '/e',
    ]);
  });

  it('may forget the rest of the path', () => {
    expect(rulesOf('/de/* / 302\n')('/de/seite')).toEqual({ location: '/', status: 302 });
  });

  it('does not take a longer word for the beginning of a path', () => {
    const redirectOf = rulesOf('/de / 302\n/de/* / 302\n');
    expect(redirectOf('/design')).toBeUndefined();
    expect(redirectOf('/de')?.location).toBe('/');
  });

  it('prefers an exact rule, then the first that fits', () => {
    const redirectOf = rulesOf('/en/* /:splat 301\n/en/a/* /late 301\n/en/a/b /exact 301\n');
    expect(redirectOf('/en/a/b')?.location).toBe('/exact');
    expect(redirectOf('/en/a/c')?.location).toBe('/a/c');
  });

  it('skips comments, empty lines, and lines that are no rule', () => {
    const redirectOf = rulesOf('# /a /b 301\n\n/lonely\n\r\n/old /new 301\r\n');
    expect(redirectOf('/a')).toBeUndefined();
    expect(redirectOf('#')).toBeUndefined();
    expect(redirectOf('/lonely')).toBeUndefined();
    expect(redirectOf('/old')).toEqual({ location: '/new', status: 301 });
  });

  it('redirects nothing where there is no file', () => {
    expect(readRedirects(writeTree({ 'index.html': '' }))('/old')).toBeUndefined();
  });
});
