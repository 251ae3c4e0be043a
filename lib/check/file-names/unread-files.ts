import { fileRules } from '../file-rules';
import type { Problem } from '../problem';
import type { RuleText } from '../rule';
import { meantDataFile } from './data-name';
import { isHiddenFile } from './hidden-file';
import { linkedFiles } from './linked-files';

const problem = (file: string, { name, severity }: RuleText, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  rule: name,
  message,
  severity,
});

/**
 * Files that look as if they were part of the content and are never read: symbolic links, and data whose
 * name is not quite right.
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
    const message = `nothing reads a file of this name: expected content/${meant}`;
    return meant ? [problem(file, fileRules.name, message)] : [];
  });
  return [...linked, ...misnamed];
}
