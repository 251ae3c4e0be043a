import type { Locale } from '@/lib/i18n/locales';

/** The film's scenes, in their order. */
export const sceneNames = [
  'opening',
  'sites',
  'restore',
  'night',
  'bill',
  'shares',
  'start',
  'close',
] as const;
export type SceneName = (typeof sceneNames)[number];

type SitePart = { systems: string; copies: string; people: string };

type FilmTexts = {
  scenes: readonly { name: SceneName; heading: string; captions: readonly string[] }[];
  labels: {
    sites: {
      first: string;
      second: string;
      line: string;
      parts: { first: SitePart; second: SitePart };
    };
    restore: {
      unit: string;
      warm: { label: string; note: string };
      backup: { label: string; note: string };
    };
    night: { all: { label: string; note: string }; calls: { label: string; note: string } };
    bill: { unit: string; rest: string };
    shares: Record<
      'you' | 'us' | 'applications' | 'accounts' | 'systems' | 'platform' | 'buildings',
      string
    >;
    start: Record<'you' | 'us' | 'ask' | 'reply' | 'decide' | 'begin', string>;
  };
};

/** What is written in the film and in its captions. Figures are named as in all texts. */
export const filmTexts: Readonly<Record<Locale, FilmTexts>> = {
  en: {
    scenes: [
      {
        name: 'opening',
        heading: 'What stands behind your systems',
        captions: ['Six pictures of {brand} Cloud. Every figure in them is one we answer for.'],
      },
      {
        name: 'sites',
        heading: 'Two cities, {facts.distance} km apart',
        captions: [
          'Your systems run in Warsaw. New projects have a second copy of their backups in Poznań.',
          'Between the cities are {facts.distance} kilometres, and at least {facts.round-trip} milliseconds there and back.',
        ],
      },
      {
        name: 'restore',
        heading: 'One city fails: when do you work again?',
        captions: [
          'With a warm copy in the other city you work again within {facts.rto-warm} and lose at most {facts.rpo-warm} of data.',
          'Without one, a system is restored from its backup: within {facts.rto-restore}, with the data of the day before.',
        ],
      },
      {
        name: 'night',
        heading: 'A month in the operations centre',
        captions: [
          '{facts.soc-analysts} analysts and engineers look at {facts.soc-alarms} alarms a month, at night as well.',
          'A critical one is looked at within {facts.soc-triage}. {facts.soc-escalated} of all reach the client.',
        ],
      },
      {
        name: 'bill',
        heading: 'One month, one bill: {bill.sum}',
        captions: [
          '{bill.name}: what a month costs is known before you sign. Here it is {bill.sum} before VAT.',
          'The price list is on the site, with the day until which each price holds.',
        ],
      },
      {
        name: 'shares',
        heading: 'Who answers for what',
        captions: [
          'Your applications and accounts stay yours. In managed services, what is below them is ours.',
          'Where the border runs is written into the contract, layer by layer.',
        ],
      },
      {
        name: 'start',
        heading: 'How it begins',
        captions: [
          'You ask, and a person answers within {facts.reply}.',
          'Work begins when scope, price and the way out are on paper.',
        ],
      },
      {
        name: 'close',
        heading: 'And a way out: {facts.exit-days} days',
        captions: [
          'Every contract has {facts.exit-days} days of transition, so that leaving follows a plan.',
        ],
      },
    ],
    labels: {
      sites: {
        first: 'production',
        second: 'second copy, takeover',
        line: '{facts.distance} km',
        parts: {
          first: {
            systems: 'Your systems',
            copies: 'Backup',
            people: 'Operations centre, day and night',
          },
          second: {
            systems: 'Room for a takeover',
            copies: 'Second copy of the backup',
            people: 'Second room of the centre',
          },
        },
      },
      restore: {
        unit: 'hours after the failure',
        warm: {
          label: 'Warm copy takes over: {facts.rto-warm}',
          note: 'at most {facts.rpo-warm} of data lost',
        },
        backup: {
          label: 'Restored from backup: {facts.rto-restore}',
          note: 'data of the last daily backup',
        },
      },
      night: {
        all: { label: 'Alarms looked at', note: 'in a month' },
        calls: { label: 'Reach the client', note: '{facts.soc-escalated} of alarms' },
      },
      bill: { unit: 'PLN', rest: 'Everything else' },
      shares: {
        you: 'You',
        us: '{brand}',
        applications: 'Applications and data',
        accounts: 'Accounts, roles, rules',
        systems: 'Operating systems, patches',
        platform: 'Virtualisation, storage, network',
        buildings: 'Buildings, power, cooling',
      },
      start: {
        you: 'You',
        us: '{brand}',
        ask: 'Ask a question',
        reply: 'Answer within {facts.reply}',
        decide: 'Decide on scope and price',
        begin: 'Work begins',
      },
    },
  },
  pl: {
    scenes: [
      {
        name: 'opening',
        heading: 'Co stoi za Państwa systemami',
        captions: ['Sześć obrazów z {brand} Cloud. Za każdą liczbę w nich odpowiadamy.'],
      },
      {
        name: 'sites',
        heading: 'Dwa miasta, {facts.distance} km od siebie',
        captions: [
          'Państwa systemy działają w Warszawie. Nowe projekty mają drugi egzemplarz kopii w Poznaniu.',
          'Między miastami jest {facts.distance} kilometrów: co najmniej {facts.round-trip} milisekundy tam i z powrotem.',
        ],
      },
      {
        name: 'restore',
        heading: 'Jedno miasto przestaje działać. Co dalej?',
        captions: [
          'Z ciepłą kopią w drugim mieście praca wraca w ciągu {facts.rto-warm}, a utrata danych nie przekracza {facts.rpo-warm}.',
          'Bez niej system odtwarzamy z kopii zapasowej: w {facts.rto-restore}, z danymi z poprzedniego dnia.',
        ],
      },
      {
        name: 'night',
        heading: 'Miesiąc w centrum operacji',
        captions: [
          '{facts.soc-analysts} analityków i inżynierów ocenia {facts.soc-alarms} alarmów miesięcznie, w nocy także.',
          'Alarm krytyczny oceniamy w {facts.soc-triage}. {facts.soc-escalated} wszystkich dociera do klienta.',
        ],
      },
      {
        name: 'bill',
        heading: 'Jeden miesiąc, jeden rachunek: {bill.sum}',
        captions: [
          '{bill.name}: koszt miesiąca jest znany przed podpisem. Tu {bill.sum} netto.',
          'Cennik jest w serwisie, z dniem, do którego obowiązuje każda cena.',
        ],
      },
      {
        name: 'shares',
        heading: 'Kto za co odpowiada',
        captions: [
          'Aplikacje i konta pozostają Państwa. W usługach zarządzanych to, co pod nimi, jest nasze.',
          'Gdzie biegnie granica, mówi umowa, warstwa po warstwie.',
        ],
      },
      {
        name: 'start',
        heading: 'Jak to się zaczyna',
        captions: [
          'Państwo pytają, a człowiek odpowiada w ciągu {facts.reply}.',
          'Praca zaczyna się, gdy zakres, cena i droga wyjścia są na papierze.',
        ],
      },
      {
        name: 'close',
        heading: 'I droga wyjścia: {facts.exit-days} dni',
        captions: [
          'Każda umowa ma {facts.exit-days} dni okresu przejściowego: odejście idzie wtedy według planu.',
        ],
      },
    ],
    labels: {
      sites: {
        first: 'produkcja',
        second: 'drugi egzemplarz, przejęcie',
        line: '{facts.distance} km',
        parts: {
          first: {
            systems: 'Państwa systemy',
            copies: 'Kopia zapasowa',
            people: 'Centrum operacji, dzień i noc',
          },
          second: {
            systems: 'Miejsce na przejęcie',
            copies: 'Drugi egzemplarz kopii',
            people: 'Druga sala centrum',
          },
        },
      },
      restore: {
        unit: 'godziny od awarii',
        warm: {
          label: 'Ciepła kopia przejmuje pracę: {facts.rto-warm}',
          note: 'utrata danych: najwyżej {facts.rpo-warm}',
        },
        backup: {
          label: 'Odtworzenie z kopii: {facts.rto-restore}',
          note: 'dane z ostatniej kopii dziennej',
        },
      },
      night: {
        all: { label: 'Ocenione alarmy', note: 'w miesiącu' },
        calls: { label: 'Docierają do klienta', note: '{facts.soc-escalated} alarmów' },
      },
      bill: { unit: 'zł', rest: 'Cała reszta' },
      shares: {
        you: 'Państwo',
        us: '{brand}',
        applications: 'Aplikacje i dane',
        accounts: 'Konta, role, reguły',
        systems: 'Systemy operacyjne, poprawki',
        platform: 'Wirtualizacja, pamięć masowa, sieć',
        buildings: 'Budynki, zasilanie, chłodzenie',
      },
      start: {
        you: 'Państwo',
        us: '{brand}',
        ask: 'Pytanie',
        reply: 'Odpowiedź w ciągu {facts.reply}',
        decide: 'Decyzja o zakresie i cenie',
        begin: 'Początek prac',
      },
    },
  },
};
