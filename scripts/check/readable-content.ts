import { type Content, readContent } from '@/lib/content/reader';
import { checkSite } from './check-site';
import { report } from './report';

/** The content, or undefined when it cannot be read: then the check's report says where and why. */
export async function readableContent(): Promise<Content | undefined> {
  try {
    return readContent();
  } catch (error) {
    const { pages, problems } = await checkSite();
    const errors = problems.filter(({ fatal }) => fatal);
    // What the check does not know is no mistake of a writer.
    if (errors.length === 0) throw error;
    console.error(report({ pages, problems: errors }, 'text'));
    return undefined;
  }
}
