import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { prose } from './prose';

/** Texts of the prose sample, by what they are in. */
const proseSampleTexts = {
  en: {
    heading: 'What the first month looks like',
    subheading: 'Week one',
    minorHeading: 'Read access',
    paragraph: 'We read the bill before we read the code: a tag such as',
    paragraphEnd: 'tells us who pays. The rules are in',
    link: 'the FinOps framework',
    bullets: ['Accounts and their owners', 'Contracts', 'Term and notice'],
    steps: ['Collect', 'Compare', 'Decide'],
    tasks: ['Access granted', 'Tags agreed'],
    quote: 'A cost without an owner grows.',
    table: ['Item', 'Owner', 'Cost per month', 'Notice'],
    rows: [
      ['Backup', 'Operations', '1,200 EUR', '30 days'],
      ['Test environment', 'Development', '860 EUR', 'none'],
    ],
    alt: 'The mark of the site',
  },
  pl: {
    heading: 'Jak wygląda pierwszy miesiąc',
    subheading: 'Tydzień pierwszy',
    minorHeading: 'Prawo odczytu',
    paragraph: 'Najpierw czytamy rachunek, potem kod: etykieta taka jak',
    paragraphEnd: 'mówi, kto płaci. Zasady opisują',
    link: 'założenia FinOps',
    bullets: ['Konta i ich właściciele', 'Umowy', 'Okres i wypowiedzenie'],
    steps: ['Zbieramy', 'Porównujemy', 'Decydujemy'],
    tasks: ['Dostępy nadane', 'Etykiety uzgodnione'],
    quote: 'Koszt bez właściciela rośnie.',
    table: ['Pozycja', 'Właściciel', 'Koszt miesięczny', 'Wypowiedzenie'],
    rows: [
      ['Kopie zapasowe', 'Utrzymanie', '1200 EUR', '30 dni'],
      ['Środowisko testowe', 'Rozwój', '860 EUR', 'brak'],
    ],
    alt: 'Znak serwisu',
  },
} as const;

/** Lists of the prose sample: nested, numbered, and of tasks. */
function ProseSampleLists({ locale }: { locale: 'en' | 'pl' }) {
  const { bullets, steps, tasks } = proseSampleTexts[locale];
  return (
    <>
      <prose.ul>
        <prose.li>{bullets[0]}</prose.li>
        <prose.li>
          {bullets[1]}
          <prose.ul>
            <prose.li>{bullets[2]}</prose.li>
          </prose.ul>
        </prose.li>
      </prose.ul>
      <prose.ol>
        {steps.map((step) => (
          <prose.li key={step}>{step}</prose.li>
        ))}
      </prose.ol>
      <prose.ul className="contains-task-list">
        {tasks.map((task, index) => (
          <prose.li key={task} className="task-list-item">
            <input type="checkbox" disabled defaultChecked={index === 0} /> {task}
          </prose.li>
        ))}
      </prose.ul>
    </>
  );
}

const { img: ProseImage } = prose;

/** Every element that Markdown makes, on every background. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = proseSampleTexts[locale];
  return (
    <SampleBackgrounds locale={locale}>
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
    </SampleBackgrounds>
  );
}
