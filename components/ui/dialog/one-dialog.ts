type OpenDialog = { title: string; close: () => void };

let openDialog: OpenDialog | undefined;

/** Closes the dialog that is open, if one is, for another to take its place. */
export const closeOpenDialog = (): void => openDialog?.close();

/**
 * Notes that a dialog is open.
 * @param close Asks its owner to close it.
 * @returns Notes that it was closed.
 * @throws in development and tests when another is open: dialogs do not nest (issue 5).
 */
export function claimDialog(title: string, close: () => void): () => void {
  if (openDialog !== undefined && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `The dialog "${title}" opens while "${openDialog.title}" is open. Dialogs do not nest: close the first before, or show the second's content in it.`,
    );
  }
  const before = openDialog;
  openDialog = { title, close };
  return () => {
    openDialog = before;
  };
}
