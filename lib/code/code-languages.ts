import { bundledLanguagesInfo } from 'shiki/langs';

/** A language that code blocks may be written in. */
export type CodeLanguage = {
  /** Name that readers see. */
  label: string;
  /** The grammar that colours it, as Shiki calls it; none: it is shown as it is. */
  grammar?: string;
};

/** Languages that are coloured or have a name of our own, and the names that writers may put behind the fence. */
const ownLanguages: readonly (CodeLanguage & { names: readonly string[] })[] = [
  { label: 'Bash', grammar: 'bash', names: ['bash', 'sh', 'shell'] },
  { label: 'Diff', grammar: 'diff', names: ['diff'] },
  { label: 'Dockerfile', grammar: 'docker', names: ['docker', 'dockerfile'] },
  { label: 'HCL', grammar: 'hcl', names: ['hcl'] },
  { label: 'HTTP', grammar: 'http', names: ['http'] },
  { label: 'INI', grammar: 'ini', names: ['ini'] },
  { label: 'JSON', grammar: 'json', names: ['json'] },
  // TypeScript's grammar reads JavaScript too; its own would be as large again.
  { label: 'JavaScript', grammar: 'typescript', names: ['javascript', 'js'] },
  { label: 'Python', grammar: 'python', names: ['py', 'python'] },
  { label: 'SQL', grammar: 'sql', names: ['sql'] },
  { label: 'Terraform', grammar: 'terraform', names: ['terraform', 'tf'] },
  { label: 'TOML', grammar: 'toml', names: ['toml'] },
  { label: 'TypeScript', grammar: 'typescript', names: ['ts', 'typescript'] },
  { label: 'YAML', grammar: 'yaml', names: ['yaml', 'yml'] },
  // For these there is no grammar.
  { label: 'LogQL', names: ['logql'] },
  { label: 'PromQL', names: ['promql'] },
  { label: 'Rego', names: ['rego'] },
  { label: '', names: ['plain', 'plaintext', 'text', 'txt'] },
];

/** The same by name. */
export const codeLanguages: Readonly<Record<string, CodeLanguage>> = Object.fromEntries(
  ownLanguages.flatMap(({ names, ...language }) => names.map((name) => [name, language])),
);

/** All that a name can mean: languages that editors know are shown as they are, under their name. */
const languages: ReadonlyMap<string, CodeLanguage> = new Map([
  ...Object.entries(codeLanguages),
  ...bundledLanguagesInfo
    .flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((alias) => ({ alias, name })))
    .filter(({ alias }) => !Object.hasOwn(codeLanguages, alias))
    .map(({ alias, name }) => [alias, { label: name }] as const),
]);

/** All names of languages, those that are coloured first. */
export const languageNames: readonly string[] = [...languages.keys()];

/**
 * The language of a name.
 * @returns undefined for a name that means no language.
 */
export const codeLanguage = (name: string): CodeLanguage | undefined => languages.get(name);
