import { compilePage } from '@/components/mdx/compile-page';
import { MdxBody } from '@/components/mdx/mdx-body';
import { Container } from '@/components/ui/container/container';
import type { PostEntry } from '@/lib/content/related-posts';
import { outlineOf } from '@/lib/mdx/outline';
import { absolute } from '@/lib/metadata/page-metadata';
import { PostContents } from './post-contents';
import { postElements } from './post-elements';
import { PostFooter } from './post-footer';
import { PostHeader } from './post-header';
import { PostNeighbours } from './post-neighbours';
import { PostReading } from './post-reading';
import { RelatedReading } from './related-reading';

/** A post: cover, title, contents, text, and below it who wrote it and where to read on. */
export function PostPage({ page }: { page: PostEntry }) {
  const body = compilePage(page);
  const outline = outlineOf(body.tree);
  const url = absolute(page.address);
  return (
    <>
      <article>
        <PostHeader page={page} />
        <Container className="grid gap-x-16 py-section xl:grid-cols-[minmax(0,1fr)_17rem]">
          <PostContents outline={outline} />
          <div className="min-w-0 xl:col-start-1 xl:row-start-1">
            <div className="text-body">
              <MdxBody body={body} elements={postElements} />
            </div>
            <PostFooter page={page} url={url} />
          </div>
        </Container>
      </article>
      <PostNeighbours page={page} />
      <RelatedReading page={page} />
      <PostReading url={url} />
    </>
  );
}
