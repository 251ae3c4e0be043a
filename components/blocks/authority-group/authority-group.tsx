import { type ReactNode, useId } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import { Authority, type AuthorityProps } from './authority';
import { AuthorityName } from './authority-name';
import type { authorityGroupSchema } from './schema';

type AuthorityGroupProps = BlockProps<typeof authorityGroupSchema> & { children?: ReactNode };

/** The people of one body, in the order in which they are given. */
export function AuthorityGroup({ title, children }: AuthorityGroupProps) {
  const id = useId();
  const members = itemsOf<AuthorityProps>(children, Authority, 'AuthorityGroup');
  return (
    <div className="mt-10 border-t border-rule pt-6">
      <Heading level={3} look="h4" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {members.map((member) => (
          <li key={member.name} className="flex items-center gap-4">
            <Avatar name={member.name} src={member.avatar} isDecorative />
            <div className="min-w-0">
              <p className="text-h5">
                <AuthorityName {...member} />
              </p>
              <Text look="small" isSoft>
                {member.position}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
