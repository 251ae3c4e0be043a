import { createContext } from 'react';

/** Closes the dialog around; does nothing outside of one. */
export const CloseDialogContext = createContext<() => void>(() => {});
