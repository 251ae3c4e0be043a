import { z } from 'zod';
import { entryOf, kebab, perLanguage } from '@/lib/schema/formats';

const priceName = () =>
  entryOf('prices')
    .optional()
    .describe('Name of the entry of prices.yaml that says what it costs.');

const sizeForm = /^[a-z]+-(\d+)-(\d+)$/;

/** A size of virtual machine that can be ordered. */
const machineSizeSchema = z.strictObject({
  vcpu: z.int().positive().describe('Virtual processors.'),
  memory: z.int().positive().describe('Memory, in GB.'),
  network: z.number().positive().describe('Most that all its network cards carry, in Gbit/s.'),
  meantFor: perLanguage().describe('What it is meant for, in a few words.'),
  price: priceName(),
});

/**
 * `content/data/machine-sizes.yaml`: sizes of virtual machines by the names under which the panel and code order them, in
 * the order in which they are shown.
 */
export const machineSizesSchema = z
  .record(
    z.string().regex(sizeForm, {
      error: 'expected a family, vCPU and GB of memory joined by hyphens, such as standard-4-16',
    }),
    machineSizeSchema,
  )
  .superRefine((sizes, context) => {
    for (const [name, size] of Object.entries(sizes)) {
      // The name is what one orders: a table that says something else would be a promise that is not kept.
      const [, ...named] = (sizeForm.exec(name) ?? []).map(Number);
      for (const [index, field] of (['vcpu', 'memory'] as const).entries()) {
        if (size[field] === named[index]) continue;
        const message = `expected ${named[index]}, as in the name of the size`;
        context.addIssue({ code: 'custom', path: [name, field], message });
      }
    }
  });

/** A kind of block disk. */
const diskTierSchema = z.strictObject({
  name: perLanguage().describe('What it is called on pages.'),
  iops: z
    .strictObject({
      perGb: z
        .number()
        .positive()
        .optional()
        .describe(
          'Operations a second that each GB adds; without it a disk of any size has `most`.',
        ),
      most: z.int().positive().describe('Operations a second of one disk at most.'),
    })
    .describe('Reads and writes of 4 KB a second.'),
  throughput: z.int().positive().describe('Throughput of one disk at most, in MB/s.'),
  latency: z
    .number()
    .positive()
    .describe('Milliseconds that 99 of 100 synchronous writes of 4 KB do not exceed.'),
  copies: perLanguage().describe('How many copies of each block there are, and where they lie.'),
  price: priceName(),
});

/** `content/data/disk-tiers.yaml`: kinds of block disks, in the order in which they are shown. */
export const diskTiersSchema = z.record(kebab(), diskTierSchema);

export type DiskTier = z.output<typeof diskTierSchema>;
