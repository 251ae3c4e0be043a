import { blockSchemas } from 'generated/block-schemas';
import { FieldTable } from '@/components/templates/handbook/field-table';
import { prose } from '@/components/ui/prose/prose';
import { documentTypes } from '@/lib/schema/document-types';

/** Reference of frontmatter and blocks, made of the schemas they are checked against. */
export default function ReferencePage() {
  return (
    <>
      <h1 className="mb-10 text-h1">Reference</h1>
      {documentTypes.map(({ name, pattern, schema }) => (
        <section key={name} id={name.toLowerCase()}>
          <prose.h2>Frontmatter of a {name}</prose.h2>
          <prose.p>
            Files <code>content/{pattern}</code>
          </prose.p>
          <FieldTable schema={schema} />
        </section>
      ))}
      {[...blockSchemas.values()].map(({ name, description, props, parent }) => (
        <section key={name} id={`block-${name.toLowerCase()}`}>
          <prose.h2>{`<${name}>`}</prose.h2>
          <prose.p>
            {description}
            {parent && ` Belongs in <${parent}> only.`}
          </prose.p>
          <FieldTable schema={props} />
        </section>
      ))}
    </>
  );
}
