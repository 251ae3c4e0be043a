import { bundledLanguagesInfo } from 'shiki/langs';

/** A language that code blocks may be written in. */
export type CodeLanguage = {
  /** Name that readers see. */
  label: string;
  /** The grammar that colours it; none: it is shown as it is. */
  grammar?:
    | 'bash'
    | 'diff'
    | 'docker'
    | 'hcl'
    | 'http'
    | 'ini'
    | 'json'
    | 'python'
    | 'sql'
    | 'terraform'
    | 'toml'
    | 'typescript'
    | 'yaml';
};

const bash: CodeLanguage = { label: 'Bash', grammar: 'bash' };
const docker: CodeLanguage = { label: 'Dockerfile', grammar: 'docker' };
const python: CodeLanguage = { label: 'Python', grammar: 'python' };
const terraform: CodeLanguage = { label: 'Terraform', grammar: 'terraform' };
const typescript: CodeLanguage = { label: 'TypeScript', grammar: 'typescript' };
const yaml: CodeLanguage = { label: 'YAML', grammar: 'yaml' };
const text: CodeLanguage = { label: '' };

/** Languages that are coloured, and words for plain text, by the names that writers may put behind the fence. */
export const codeLanguages: Readonly<Record<string, CodeLanguage>> = {
  bash,
  sh: bash,
  shell: bash,
  diff: { label: 'Diff', grammar: 'diff' },
  docker,
  dockerfile: docker,
  hcl: { label: 'HCL', grammar: 'hcl' },
  http: { label: 'HTTP', grammar: 'http' },
  ini: { label: 'INI', grammar: 'ini' },
  json: { label: 'JSON', grammar: 'json' },
  // TypeScript's grammar reads JavaScript too; its own would be as large again.
  javascript: { label: 'JavaScript', grammar: 'typescript' },
  js: { label: 'JavaScript', grammar: 'typescript' },
  // For these there is no grammar.
  logql: { label: 'LogQL' },
  plain: text,
  plaintext: text,
  promql: { label: 'PromQL' },
  rego: { label: 'Rego' },
  py: python,
  python,
  sql: { label: 'SQL', grammar: 'sql' },
  terraform,
  tf: terraform,
  text,
  toml: { label: 'TOML', grammar: 'toml' },
  ts: typescript,
  txt: text,
  typescript,
  yaml,
  yml: yaml,
};

/** Names of all languages that editors know, with the name that readers see. */
const namesOfOthers = new Map(
  bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) =>
    [id, ...aliases].map((alias) => [alias, name] as const),
  ),
);

/**
 * The language of a name. One that is known and not coloured is shown as it is, under its name.
 * @returns undefined for a name that means no language.
 */
export function codeLanguage(name: string): CodeLanguage | undefined {
  if (Object.hasOwn(codeLanguages, name)) return codeLanguages[name];
  const label = namesOfOthers.get(name);
  return label === undefined ? undefined : { label };
}

/** All names of languages, those that are coloured first. */
export const languageNames: readonly string[] = [
  ...new Set([...Object.keys(codeLanguages), ...namesOfOthers.keys()]),
];
