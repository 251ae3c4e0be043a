import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [0, '1\u00A0KB', '1\u00A0KB'],
  [240_400, '240\u00A0KB', '240\u00A0KB'],
  [999_400, '999\u00A0KB', '999\u00A0KB'],
  [999_600, '1\u00A0MB', '1\u00A0MB'],
  [1_240_000, '1.2\u00A0MB', '1,2\u00A0MB'],
])('%i bytes read %j in English and %j in Polish', (bytes, english, polish) => {
  expect(fileSize(bytes, 'en')).toBe(english);
  expect(fileSize(bytes, 'pl')).toBe(polish);
});
