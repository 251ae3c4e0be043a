import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Words a generated text is made of: of ordinary length, so that parsing them costs what real text costs. */
const words =
  'allocation budget capacity cluster commitment control deployment disk evidence forecast gateway identity incident invoice kernel ledger migration network operator platform policy quota region replica retention rollout secret storage tenant traffic volume workload'.split(
    ' ',
  );

/** A sentence that differs with its number, so that no two documents are alike. */
function sentence(seed: number): string {
  const pick = (step: number) =>
    words[(seed * 7 + step * 13 + ((seed * step) % 11)) % words.length];
  const text = Array.from({ length: 14 }, (_, step) => pick(step + 1)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${seed}.`;
}

/** One document of about 9 KB with the blocks, links, lists and tables that real ones have. */
export function documentText(number: number, locale: 'en' | 'pl', count: number): string {
  const link = `/services/page-${(number * 17 + 1) % count}`;
  const sections = Array.from({ length: 9 }, (_, index) => {
    const at = number * 100 + index * 10;
    return `<Section id="part-${index}" background="${index % 2 ? 'mist' : 'paper'}">

## Part ${index} of document ${number}

${sentence(at)} ${sentence(at + 1)} [A linked page](${link}) ${sentence(at + 2)}

<FeatureList columns={2}>

<Feature heading="First feature of part ${index}">

${sentence(at + 3)}

</Feature>

<Feature heading="Second feature of part ${index}">

${sentence(at + 4)}

- **${words[at % words.length]}** ${sentence(at + 5)}
- ${sentence(at + 6)}

</Feature>

</FeatureList>

</Section>
`;
  });
  return `---
title: "Document ${number} in language ${locale} for benches"
description: "${sentence(number).slice(0, 90)} A description long enough to be accepted, number ${number}."
---

<Hero lead="${sentence(number)}" art="layers" buttonLabel="Read on" buttonHref="${link}" />

${sections.join('\n')}`;
}

/**
 * Writes a tree of content for benches: pages below `services/`, in both languages.
 * @param directory The folder to write into.
 * @param count How many documents there are in all; half of them in each language.
 */
export function generateContent(directory: string, count: number): void {
  const pages = count / 2;
  for (let number = 0; number < pages; number += 1) {
    const folder = path.join(directory, 'services', `page-${number}`);
    mkdirSync(folder, { recursive: true });
    for (const locale of ['en', 'pl'] as const) {
      writeFileSync(path.join(folder, `${locale}.mdx`), documentText(number, locale, pages));
    }
  }
}
