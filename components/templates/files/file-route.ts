import { decodedSource } from '@/lib/pictures/locate-picture';

type RouteProps = { params: Promise<{ file: string[] }> };

/** A route for which there is no file: an export refuses one that makes none. */
const placeholder = 'none.txt';

/**
 * Everything a catch-all route of files (`[...file]/route.ts`) exports: a build makes them all, a development server
 * each when it is asked for.
 * @param list All files by their paths below the route's folder, such as `tags/dora.rss`; percent-encoded nowhere. A
 *   route that has none, as in a small tree of content, is exported with `none.txt`, which says so.
 * @param respond Answers with one of them.
 */
export function fileRoute<File>(
  list: () => ReadonlyMap<string, File>,
  respond: (file: File) => Response | Promise<Response>,
) {
  let listed: ReadonlyMap<string, File> | undefined;
  /** What a build lists stays as it is; in development it changes with the content. */
  const files = () => {
    if (process.env.NODE_ENV === 'development') return list();
    listed ??= list();
    return listed;
  };

  return {
    generateStaticParams: () => {
      const paths = [...files().keys()];
      return (paths.length > 0 ? paths : [placeholder]).map((path) => ({ file: path.split('/') }));
    },

    GET: async (_request: Request, { params }: RouteProps): Promise<Response> => {
      const path = (await params).file.map(decodedSource).join('/');
      const file = files().get(path);
      if (file !== undefined) return respond(file);
      return path === placeholder && files().size === 0
        ? new Response('There are no files here.\n')
        : new Response(null, { status: 404 });
    },
  };
}
