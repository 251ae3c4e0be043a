import { LazyToastSample } from './lazy-toast-sample.client';
import { Toasts } from './toasts';

const texts = {
  en: {
    labels: {
      region: 'Notices',
      close: 'Close the notice',
      variants: { warning: 'Please note', success: 'Done', error: 'That did not work' },
    },
    toasts: [
      { variant: 'success', button: 'Copy the link', text: 'The link to this page was copied.' },
      {
        variant: 'warning',
        button: 'Attach a file',
        text: 'The file is larger than 10 MB. It may not get through.',
      },
      {
        variant: 'error',
        button: 'Send the message',
        text: 'The message was not sent. Your text is still in the form; please try again.',
      },
    ],
  },
  pl: {
    labels: {
      region: 'Powiadomienia',
      close: 'Zamknij powiadomienie',
      variants: { warning: 'Zwróć uwagę', success: 'Gotowe', error: 'Nie udało się' },
    },
    toasts: [
      { variant: 'success', button: 'Kopiuj link', text: 'Link do tej strony został skopiowany.' },
      {
        variant: 'warning',
        button: 'Dołącz plik',
        text: 'Plik ma ponad 10 MB. Może nie dotrzeć do odbiorcy.',
      },
      {
        variant: 'error',
        button: 'Wyślij wiadomość',
        text: 'Wiadomość nie została wysłana. Tekst jest nadal w formularzu; spróbuj jeszcze raz.',
      },
    ],
  },
} as const;

/** Buttons that show a toast of each variant, and the region for them. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { labels, toasts } = texts[locale];
  return (
    <>
      <LazyToastSample toasts={toasts} />
      <Toasts labels={labels} />
    </>
  );
}
