import { expect, it } from 'vitest';
import { parseBody } from '@/lib/mdx/tree';
import { marksIn, page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const rules = ['accidental-markdown', 'stray-markdown', 'heading-level'];

/** What rules about signs find in a text, and the places that are marked in it. */
async function found(body: string) {
  const source = page(`${body}\n`);
  const files = { 'a/pl.mdx': source.replaceAll('▸', '') };
  const problems = (await Promise.all(rules.map((rule) => problemsOf(rule, files)))).flat();
  return { problems, places: marksIn(source) };
}

const nbsp = '\u00A0';

it.each([
  ['▸12. marca podpisano umowę.\n\n▸1. maja ruszył dyżur.', 'expected 12 without the full stop'],
  ['Umowa obowiązuje od\n▸1. maja 2026 r.', 'or 1\\.'],
  ['▸30. listopada zamknięto biuro.', '30\\.'],
  ['> ▸3. września', 'no part of the date'],
  ['▸1. i 2. maja biuro jest zamknięte.', 'a list here'],
  ['▸12. 3. 2026 podpisano umowę.', 'a list here'],
  ['▸12. III 2026 podpisano umowę.', 'a list here'],
  ['▸03. maja 2026 r.', '03\\.'],
  ['▸3. Maja 2026 r. ruszył dyżur.', 'no part of the date'],
  ['- ▸12. marca\n- dalej', 'no part of the date'],
  ['▸2026. To był dobry rok.', 'one entry'],
  ['10. Raz\n▸9. Dwa', '"9." is shown as 11.'],
  ['1. Raz\n2. Dwa\n▸1. Trzy', '"1." is shown as 3.'],
  ['3. Raz\n4. Dwa\n▸6. Trzy\n7. Cztery', '"6." is shown as 5.'],
  ['▸2. kwartał 2026 r. był lepszy.', 'one entry: expected 2\\.'],
  ['▸2026. rok był lepszy.', 'expected 2026\\.'],
  ['Dyżur trwa od 8\n▸- 16 w dni robocze.', 'goes on with the one above'],
  ['Zużycie wynosi\n▸> 5 GB dziennie.', 'a quotation of a line'],
  ['▸> 5 GB dziennie to dużo.', 'a quotation, and is not shown: expected \\>'],
  ['▸- 5 °C w nocy.', 'a list of one entry'],
  ['▸+ 48 22 100 20 00 to numer dyżuru.', 'a list of one entry, and is not shown: expected \\+'],
  ['Koszt to 3▸*250*12 zł rocznie.', 'between digits'],
  ['Razem 2▸**3**4.', 'between digits'],
  ['| A | B |\n| --- | --- |\n| 1 | 2▸*3*4 |', 'between digits'],
  ['Cena bez podatku\n▸---\nDalej.', 'an empty line before them'],
  ['Dwa wiersze\ntekstu\n ▸--', 'right below a text'],
  ['- Wpis\n  ▸-', 'right below a text'],
  ['▸Cena bez podatku\n===', '= below a text makes a second main heading'],
  [`▸##${nbsp}Ceny`, 'wide space beside "##"'],
  [`Tekst.\n\n▸-${nbsp}raz\n▸-${nbsp}dwa`, 'wide space beside "-"'],
  [`▸1.${nbsp}Raz\n▸2.${nbsp}Dwa`, 'wide space beside "1."'],
  ['▸1)\u2003Raz', 'wide space beside "1)"'],
  ['> ▸###\u202FCeny', 'wide space beside "###"'],
  ['- Wpis\n▸-\u2009drugi', 'wide space beside "-"'],
  [`${nbsp}▸> Cytat`, 'wide space beside ">"'],
  ['Cena ▸**(netto)**2 rośnie.', '"**" is shown as it is written'],
  ['Cena ▸**(netto)**2 oraz cena** rośnie.', '"**" is shown'],
  ['Cena ▸*(netto)*2 rośnie.', '"*" is shown'],
  ['Cena 2▸**(netto)** rośnie.', '"**" is shown'],
  ['▸**`kod`**2 działa.', '"**" is shown'],
  ['▸**[Ceny](/a)**2', '"**" is shown'],
  ['## ▸**„Cena”**2', '"**" is shown'],
  ['| A |\n| - |\n| ▸~~(netto)~~2 |', '"~~" is shown'],
  ['Cena ▸_(netto)_2 rośnie.', '"_" is shown'],
  ['Cena ▸** netto ** rośnie.', 'no space within the signs'],
])('tells of %j', async (body, words) => {
  const { problems, places } = await found(body);
  expect(problems.map(({ line, column }) => ({ line, column }))).toEqual(places);
  expect(problems[0]?.reason).toContain(words);
});

it.each([
  '12. Punkt dwunasty\n13. Punkt trzynasty',
  '1. Raz\n1. Dwa\n1. Trzy',
  '0. Raz\n1. Dwa',
  '1. uruchom\n\n~~~\nnpm start\n~~~\n\n2. zatrzymaj',
  '1. Maja Nowak\n2. Anna Lis',
  '- Wpis\n\n  1. raz',
  '7) siedem\n8) osiem',
  '- 5 GB dziennie\n- 10 GB w tygodniu',
  '> 14 osób odeszło.',
  'Koszt to 3 * 250 * 12 zł, 3\\*250\\*12 albo *12*.',
  '12 marca podpisano umowę.',
  '12\\. marca podpisano umowę.',
  `12.${nbsp}marca podpisano umowę, 5.${nbsp}rocznicę.`,
  `5.${nbsp}rocznica minęła.`,
  `-${nbsp}5 °C w nocy`,
  `#${nbsp}1 na rynku`,
  '**) Ceny netto.',
  `+${nbsp}48 22 100 20 00`,
  `*${nbsp}Ceny netto.`,
  'Kroki:\n- 10 minut\n- 20 minut',
  'Kroki:\n- 10 minut',
  'Tekst.\n\n---\n\nTekst.',
  '> Cytat\n\n***\n\nTekst.',
  '| A | B |\n| --- | --- |\n| 1 | 2*3 |',
  '~~~\n12. marca\n##\u00A0A **(a)**2\n~~~',
  'Kod `**(netto)**2` i `1. maja`.',
  'Iloczyn 2*3, 2 * 3 * 4, 2*(3+4)*5 i 2**3.',
  'Uwaga \\**(netto)\\**2 i \\*\\*(netto)\\*\\*2.',
  'Cena* i stawka* (*), patrz *) niżej.',
  'Nazwa snake_case_2 i _foo_bar, __init__ też.',
  'Od 0,3~8 GB do 2~9 GB, ~5 zł.',
  '**Cena** (netto), **„cena”** i *(netto)*.',
  '**(netto)** 2',
])('finds nothing in %j', async (body) => {
  expect((await found(body)).problems).toEqual([]);
});

it.each([
  ['od 0,3~8 GB do 2~9 GB', 0],
  ['~5 zł i ~6 zł', 0],
  ['~skreślone~', 0],
  ['~~skreślone~~', 1],
])('strikes out between two tildes alone: %j', (text, count) => {
  expect(JSON.stringify(parseBody(text)).split('"del"')).toHaveLength(count + 1);
});
