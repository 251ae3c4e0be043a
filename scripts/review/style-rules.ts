import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { SiteFolder } from './pages/site-folder';

/** A rule of a style sheet. */
export type StyleRule = {
  /** Its conditions and selector. */
  selector: string;
  /** What it sets, in the order of the sheet. */
  declarations: string;
  /** Classes that an element, its surroundings or its neighbours must have; none: it may apply anywhere. */
  classes: readonly string[];
};

/** Names of files in `_next` follow from their content. */
const withoutHashes = (text: string) =>
  text
    .replace(/url\([^)]*\/media\/([\w-]+)[^)]*\)/g, 'url($1)')
    .replace(/\s+/g, ' ')
    .trim();

/** Classes named by a selector; inside of `:not`, `:is` and the like none is needed. */
function classesOf(selector: string): string[] {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/(?<!\\)\([^()]*\)/g, '');
  }
  return [...bare.matchAll(/(?<!\\)\.((?:\\.|[\w-]|[^ -~])+)/g)].map(([, name = '']) =>
    name
      .replace(/\\([\da-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  );
}

const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

function collect(nodes: readonly ChildNode[], conditions: readonly string[], into: StyleRule[]) {
  for (const node of nodes) {
    if (isAtRule(node)) {
      const own = `@${node.name} ${withoutHashes(node.params)}`.trim();
      const isGroup = /^(media|supports|layer|container|scope|starting-style)$/.test(node.name);
      if (isGroup && node.nodes) {
        // Layers order rules among each other; a rule is the same rule in whichever it is.
        collect(node.nodes, node.name === 'layer' ? conditions : [...conditions, own], into);
      } else
        into.push({
          selector: [...conditions, own].join(' '),
          declarations: withoutHashes((node.nodes ?? []).map(String).join('; ')),
          classes: [],
        });
    } else if (isRule(node)) {
      const declarations = withoutHashes(
        node.nodes
          .filter((one) => !isRule(one) && !isAtRule(one))
          .map(String)
          .join('; '),
      );
      for (const selector of node.selectors)
        if (declarations)
          into.push({
            selector: [...conditions, selector].join(' '),
            declarations,
            classes: classesOf([...conditions, selector].join(' ').replace(/^@.*? (?=\.)/, '')),
          });
      const inner = node.nodes.filter((one) => isRule(one) || isAtRule(one));
      if (inner.length > 0) collect(inner, [...conditions, node.selector], into);
    }
  }
}

const known = new Map<string, readonly StyleRule[]>();

/** The rules of a style sheet. */
function rulesOf(site: SiteFolder, file: string): readonly StyleRule[] {
  const hash = site.hash(file);
  if (hash === undefined) return [];
  const found = known.get(hash);
  if (found) return found;
  const rules: StyleRule[] = [];
  collect(postcss.parse(site.read(file)).nodes, [], rules);
  known.set(hash, rules);
  return rules;
}

/** A selector whose declarations are not the same on both sides; an empty text where it has none. */
export type RuleChange = {
  selector: string;
  classes: readonly string[];
  before: string;
  after: string;
};

const declarationsBySelector = (site: SiteFolder, sheets: readonly string[]) => {
  const rules = new Map<string, StyleRule>();
  for (const rule of sheets.flatMap((sheet) => rulesOf(site, sheet))) {
    const same = rules.get(rule.selector);
    const declarations = same ? `${same.declarations}; ${rule.declarations}` : rule.declarations;
    rules.set(rule.selector, { ...rule, declarations });
  }
  return rules;
};

/**
 * Compares the style sheets of both sides.
 * @param before Its site and sheets.
 * @param after Its site and sheets.
 */
export function changedRules(
  before: { site: SiteFolder; sheets: readonly string[] },
  after: { site: SiteFolder; sheets: readonly string[] },
): RuleChange[] {
  const old = declarationsBySelector(before.site, before.sheets);
  const now = declarationsBySelector(after.site, after.sheets);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((selector): RuleChange[] => {
    const [from, to] = [old.get(selector), now.get(selector)];
    if (from?.declarations === to?.declarations) return [];
    const classes = (to ?? from)?.classes ?? [];
    return [{ selector, classes, before: from?.declarations ?? '', after: to?.declarations ?? '' }];
  });
}

/** Whether a rule could apply on a page that has these classes. */
export const mayApply = ({ classes }: RuleChange, onPage: ReadonlySet<string>): boolean =>
  classes.every((name) => onPage.has(name));
