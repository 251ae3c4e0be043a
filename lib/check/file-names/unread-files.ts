import { fileRules } from '../file-rules';
import type { Problem } from '../problem';
import type { RuleText } from '../rule';
import { meantDataFile, unknownDataFile } from './data-name';
import { isHiddenFile } from './hidden-file';
import { linkedFiles } from './linked-files';
import { isPageFile } from './page-name';

const problem = (file: string, { name, severity }: RuleText, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  rule: name,
  message,
  severity,
});

/** Of pages among the data `page-name` tells, and nobody put there what the system did. */
const unreadData = (file: string) =>
  isPageFile(file) || isHiddenFile(file) ? undefined : unknownDataFile(file);

/**
 * Files that look as if they were part of the content and are never read: symbolic links, and data of
 * which nobody knows.
 * @param files All files below the content folder.
 */
export function unreadFiles(directory: string, files: readonly string[]): Problem[] {
  const links = linkedFiles(directory).filter((file) => !isHiddenFile(file));
  const linked = links.map((file) => {
    const message = 'a symbolic link is not followed: expected the file or folder itself';
    return problem(file, fileRules.unreadable, message);
  });
  const misnamed = files.flatMap((file) => {
    const meant = meantDataFile(file);
    const message = meant
      ? `nothing reads a file of this name: expected content/${meant}`
      : unreadData(file);
    return message ? [problem(file, fileRules.name, message)] : [];
  });
  return [...linked, ...misnamed];
}
