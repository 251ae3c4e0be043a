import fc from 'fast-check';

/** Text of any UTF-16 code units, halves of characters and control characters among them. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 150 })
  .map((units) => String.fromCharCode(...units));
