let openTitle: string | undefined;

/**
 * Notes that a dialog is open.
 * @returns Notes that it was closed.
 * @throws in development and tests when another is open: dialogs do not nest (issue 5).
 */
export function claimDialog(title: string): () => void {
  if (openTitle !== undefined && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `The dialog "${title}" opens while "${openTitle}" is open. Dialogs do not nest: close the first before, or show the second's content in it.`,
    );
  }
  const before = openTitle;
  openTitle = title;
  return () => {
    openTitle = before;
  };
}
