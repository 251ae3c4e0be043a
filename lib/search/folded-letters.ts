/**
 * The index finds letters with and without their marks, for it takes marks off that Unicode can take off. The
 * stroke of the Polish ł is none of them, so the index gets it as an l with a combining stroke.
 */
const stroke = '\u0337';

/** A text as the index gets it. */
export const toIndexed = (text: string): string =>
  text.replaceAll('ł', `l${stroke}`).replaceAll('Ł', `L${stroke}`);

/** A text of the index as visitors read it. */
export const fromIndexed = (text: string): string =>
  text.replaceAll(`l${stroke}`, 'ł').replaceAll(`L${stroke}`, 'Ł');

/** What a visitor asked for, in the form in which the index looks it up: the stroke gone, as with other marks. */
export const toQuery = (text: string): string =>
  text.normalize('NFC').replaceAll('ł', 'l').replaceAll('Ł', 'L').trim();
