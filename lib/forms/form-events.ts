/** Event on window that says: a form's container has come into the page. The form script renders it. */
export const formEvent = 'site:form';

/** Event on window that asks for a toast (components/ui/toast/toast.ts). */
export const toastEvent = 'site:toast';
