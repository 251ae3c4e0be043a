import type { z } from 'zod';
import { prose } from '@/components/ui/prose/prose';
import { describeFields } from '@/lib/schema/describe-fields';

/** Reference table of a schema's fields. */
export function FieldTable({ schema }: { schema: z.ZodObject }) {
  const rows = describeFields(schema);
  if (rows.length === 0) return <prose.p>It has no properties.</prose.p>;
  return (
    <prose.table>
      <thead>
        <tr>
          {['Name', 'Type', 'Required', 'Default', 'Meaning'].map((heading) => (
            <prose.th key={heading}>{heading}</prose.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, isRequired, defaultValue, description }) => (
          <tr key={name}>
            <prose.td>
              <code>{name}</code>
            </prose.td>
            <prose.td>{type}</prose.td>
            <prose.td>{isRequired ? 'yes' : 'no'}</prose.td>
            <prose.td>{defaultValue && <code>{defaultValue}</code>}</prose.td>
            <prose.td>{description}</prose.td>
          </tr>
        ))}
      </tbody>
    </prose.table>
  );
}
