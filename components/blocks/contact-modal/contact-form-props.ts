/** What the form of the contact dialog needs to know; all texts translated. */
export type ContactFormProps = {
  /** Subject line of the message. */
  subject: string;
  /** Recipient. */
  email: string;
  texts: {
    name: string;
    message: string;
    send: string;
    sendNote: string;
    messageMissing: string;
  };
};
