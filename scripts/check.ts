import path from 'node:path';
import { blockSchemas } from '@/components/blocks/schemas';
import { checkContent } from '@/lib/check/check-content';
import { formatProblem } from '@/lib/check/problem';
import { contentDirectory } from '@/lib/content/content-directory';

const { pages, problems } = checkContent(contentDirectory, blockSchemas);
const folder = path.relative(process.cwd(), contentDirectory) || '.';
for (const problem of problems) console.log(formatProblem(problem, folder));
console.log(
  problems.length === 0
    ? `${pages} pages checked, no problems`
    : `${pages} pages checked, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
