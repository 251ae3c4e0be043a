import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import diff from 'shiki/langs/diff.mjs';
import docker from 'shiki/langs/docker.mjs';
import hcl from 'shiki/langs/hcl.mjs';
import http from 'shiki/langs/http.mjs';
import ini from 'shiki/langs/ini.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import terraform from 'shiki/langs/terraform.mjs';
import toml from 'shiki/langs/toml.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import type { CodeLanguage } from './code-languages';

/**
 * How kinds of tokens look on night, where code stands. Punctuation and the like have the colour of the text: every coloured
 * token is an element that visitors download. Inserted and deleted lines begin with + and −, so no colour has to be seen.
 */
export const tokenStyles = {
  comment: 'text-on-night-soft italic',
  constant: 'text-yellow',
  deleted: 'text-red',
  function: 'text-yellow',
  inserted: 'text-teal',
  keyword: 'text-red',
  string: 'text-teal',
} as const;

type TokenKind = keyof typeof tokenStyles;

/** A token: code of one kind. */
type CodeToken = { text: string; kind?: TokenKind };

/** The theme names its colours in words, as variables; the words are all we take of it. */
const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '', fontStyle: false });

/** Longer lines, in characters, are left without colours: they are data, or written to keep a build busy. */
const longestLine = 1000;

let highlighter: HighlighterCore | undefined;

/** Made once, when the first code is met: most pages have none. */
function getHighlighter(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [
      bash,
      diff,
      docker,
      hcl,
      http,
      ini,
      json,
      python,
      sql,
      terraform,
      toml,
      typescript,
      yaml,
    ],
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

/** The kind behind a colour of the theme, such as `var(token-string-expression)`. */
function kindOf(color: string | undefined): TokenKind | undefined {
  const [, name = ''] = /^var\(token-([a-z]+)/.exec(color ?? '') ?? [];
  return Object.hasOwn(tokenStyles, name) ? (name as TokenKind) : undefined;
}

/**
 * Takes code apart into tokens; put together again they are the code.
 * @param grammar Without one, all of it is one token.
 */
export function codeTokens(code: string, grammar: CodeLanguage['grammar']): CodeToken[] {
  if (!grammar) return [{ text: code }];
  const options = {
    lang: grammar,
    theme: theme.name ?? '',
    // No limit: on a busy machine the same code would now and then lose its colours.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: longestLine,
  };
  const tokens: CodeToken[] = [];
  for (const [index, line] of getHighlighter().codeToTokensBase(code, options).entries()) {
    const pieces = line.map(({ content, color }) => ({ text: content, kind: kindOf(color) }));
    for (const piece of index > 0 ? [{ text: '\n', kind: undefined }, ...pieces] : pieces) {
      const last = tokens.at(-1);
      // Spaces have no colour of their own: they go on with what they follow.
      const goesOn = last && (last.kind === piece.kind || (piece.text.trim() === '' && last.kind));
      if (goesOn) last.text += piece.text;
      else tokens.push({ ...piece });
    }
  }
  return tokens;
}
