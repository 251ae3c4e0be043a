import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

const facts = `standby:
  meaning: Recovery time.
  value: { en: "4 hours", pl: "4 godziny" }
  beside: { en: [standby], pl: [ciepł] }
response:
  meaning: First response.
  value: { en: "2 working hours", pl: "2 godzin roboczych" }
  beside: { en: [response], pl: [reakcj] }
alarms:
  meaning: Alarms in a month.
  value: 11400
  beside: { en: [alarm], pl: [alarm] }
start:
  meaning: Start of a restore.
  value: { en: "1 hour", pl: "godzinę" }
  beside: { en: [restore], pl: [odtwarza] }
`;

const found = (text: string, locale: 'en' | 'pl' = 'en') =>
  messagesOf('typed-fact', page(`${text}\n`), `services/finops/${locale}.mdx`, {
    'data/facts.yaml': facts,
  });

describe('typed-fact', () => {
  it.each([
    ['Warm standby takes over in 4 hours.', 'en', 'standby'],
    ['Warm standby with a 4-hour switch.', 'en', 'standby'],
    ['Wariant ciepły w ciągu 4 godzin.', 'pl', 'standby'],
    ['A response in 2 working hours.', 'en', 'response'],
    ['Reakcja w 2 godziny robocze.', 'pl', 'response'],
    ['Oceniamy 11 400 alarmów.', 'pl', 'alarms'],
    ['Odtwarzanie rusza w godzinę.', 'pl', 'start'],
    ['| Standby |\n| --- |\n| Standby in 4 hours |', 'en', 'standby'],
  ] as const)('reports %j', (text, locale, name) => {
    expect(found(text, locale)).toEqual([expect.stringContaining(`expected \`{facts.${name}}\``)]);
  });

  it.each([
    ['Warm standby takes over in {facts.standby}.', 'en'],
    ['Warm standby takes over in 24 hours, or 4.5 hours.', 'en'],
    ['The notification is due within 4 hours.', 'en'],
    ['Standby in 4 houses.', 'en'],
    ['Odtwarzanie trwa trzy godziny.', 'pl'],
    ['A response in 2 hours.', 'en'],
  ] as const)('accepts %j', (text, locale) => {
    expect(found(text, locale)).toEqual([]);
  });
});
