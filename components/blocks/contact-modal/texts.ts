/** Translated texts of the dialog. */
export type ContactModalTexts = {
  close: string;
  name: string;
  message: string;
  send: string;
  sendNote: string;
  orCall: string;
  messageMissing: string;
};

/** What button and dialog need to know; all texts translated. */
export type ContactModalProps = {
  label: string;
  heading: string;
  lead?: string;
  subject: string;
  email: string;
  phone: string;
  /** Where the button leads without script. */
  fallbackHref: string;
  texts: ContactModalTexts;
};
