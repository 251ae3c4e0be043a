import { SampleGrounds } from '@/components/ui/sample-grounds/sample-grounds';
import { prose } from './prose';
import { ProseSampleLists } from './prose-sample-lists';
import { proseSampleTexts } from './prose-sample-texts';

const { img: ProseImage } = prose;

/** Every element that Markdown makes, on every ground. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = proseSampleTexts[locale];
  return (
    <SampleGrounds locale={locale}>
      {() => (
        <>
          <prose.h2>{t.heading}</prose.h2>
          <prose.h3>{t.subheading}</prose.h3>
          <prose.h4>{t.minorHeading}</prose.h4>
          <prose.p>
            {t.paragraph} <prose.code>cost-center: finance</prose.code> {t.paragraphEnd}{' '}
            <prose.a href="https://www.finops.org/">{t.link}</prose.a>.
          </prose.p>
          <ProseSampleLists locale={locale} />
          <prose.blockquote>
            <prose.p>{t.quote}</prose.p>
          </prose.blockquote>
          <prose.pre>
            <prose.code className="language-yaml">
              {'tags:\n  cost-center: finance # one value, never a list\n'}
            </prose.code>
          </prose.pre>
          <prose.hr />
          <prose.table>
            <thead>
              <tr>
                {t.table.map((text) => (
                  <prose.th key={text}>{text}</prose.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {t.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((text) => (
                    <prose.td key={text}>{text}</prose.td>
                  ))}
                </tr>
              ))}
            </tbody>
          </prose.table>
          <ProseImage src="/favicon.svg" alt={t.alt} width="96" height="96" />
        </>
      )}
    </SampleGrounds>
  );
}
