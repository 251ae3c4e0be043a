/** Texts of the prose sample, by what they stand in. */
export const proseSampleTexts = {
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
