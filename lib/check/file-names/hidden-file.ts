/** What operating systems put into folders without being asked. */
const ofSystems = new Set(['thumbs.db', 'desktop.ini', 'icon\r']);

/** Whether a file is nobody's content: its name, or that of a folder around it, begins with a dot. */
export const isHiddenFile = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('.') || ofSystems.has(part.toLowerCase()));
