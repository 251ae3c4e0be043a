import { blockSchemas } from '@/components/blocks/schemas';
import type { BlockSchema } from '@/lib/schema/block';

/** `FeatureList` lives in the folder `feature-list`. */
const folderOf = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Tags that live in the folder of another block without standing in it only. */
const alongside: Readonly<Record<string, string>> = {
  ContactList: 'contact-card',
  ExpertList: 'expert-profile',
  JobCard: 'job-list',
};

/** A block's contract, and after it those of the tags that stand in it, at any depth. */
function withChildTags(block: BlockSchema): BlockSchema[] {
  const inside = [...blockSchemas.values()].filter(({ parent }) => parent === block.name);
  return [block, ...inside.flatMap(withChildTags)];
}

/**
 * The contracts that a folder of `components/blocks` is about: its block first, then its child tags, then those alongside.
 * @param folder Name of the folder, e.g. `feature-list`.
 * @throws when no block has the folder's name.
 */
export function schemasOf(folder: string): [BlockSchema, ...BlockSchema[]] {
  const all = [...blockSchemas.values()];
  const block = all.find(({ name }) => folderOf(name) === folder);
  if (!block) throw new Error(`components/blocks/${folder}: no registered block has this name`);
  const others = all.filter(({ name }) => alongside[name] === folder);
  return [block, ...withChildTags(block).slice(1), ...others];
}
