import { fileRoute } from '@/components/templates/files/file-route';
import { spreadsheetOf, spreadsheets } from '@/lib/downloads/print-text';

/** Answers of files to take home as spreadsheets, for copying; the files themselves are in `public/`. */
const route = fileRoute(
  spreadsheets,
  ({ id, locale }) =>
    new Response(spreadsheetOf(id, locale), {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    }),
);

export const dynamic = 'force-static';
export const generateStaticParams = route.generateStaticParams;
export const GET = route.GET;
