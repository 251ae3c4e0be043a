import { Contact, type ContactProps } from './contact';

/** A contact card that stands alone. */
export function ContactCard(props: ContactProps) {
  return (
    <div className="mt-10 max-w-md">
      <Contact {...props} />
    </div>
  );
}
